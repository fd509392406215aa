import { sql } from 'drizzle-orm';
import { type CarFacts, FillFact } from '#domain/assistant/car-facts.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { cars } from '#server/cars/table.ts';
import { fillsOf } from '#server/fills/store.ts';
import { issues, recurrences } from '#server/issues/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import { noticeSettings } from '#server/notices/table.ts';
import { remindersOf } from '#server/reminders/store.ts';
import { repairs } from '#server/repairs/table.ts';
import { settings } from '#server/settings/table.ts';

const MAX_REPAIRS = 2000;
const MAX_ISSUES = 500;
const MAX_READINGS = 1000;
const SHORT_TEXT = 300;

type Row = {
  car: CarFacts['car'];
  units: NonNullable<CarFacts['units']>;
  mileage: number | null;
  readings: { km: number; date: string }[];
  currency: string | null;
  repairs: (Omit<CarFacts['repairs'][number], 'cost'> & { minor: number | null; currency: string })[];
  issues: CarFacts['issues'];
  fills: NonNullable<CarFacts['fills']>;
  reminders: NonNullable<CarFacts['reminders']>;
  leads: NonNullable<CarFacts['leads']>;
  yearlyKm: number | null;
  isOutOfUse: boolean;
};

/** Newest first, in one statement for speed; without names, license plate and VIN.
 * @throws NOT_FOUND for a deleted car */
export async function readFacts(db: Queryable, scope: CarScope): Promise<CarFacts> {
  const { ownerId, carId } = scope;
  const ofCar = (table: typeof repairs | typeof issues | typeof mileageReadings) =>
    sql`${table.carId} = ${carId} and ${table.ownerId} = ${ownerId}`;
  const { rows } = await db.execute<Row>(sql`
    select
      json_build_object('brand', ${cars.brand}, 'model', ${cars.model}, 'year', ${cars.year},
        'fuelType', ${cars.fuelType}, 'transmission', ${cars.transmission},
        'batteryCapacity', ${cars.batteryCapacity}) as car,
      json_build_object('distanceUnit', ${cars.distanceUnit}, 'volumeUnit', ${cars.volumeUnit},
        'consumptionUnit', ${cars.consumptionUnit}) as units,
      ${cars.mileage} as mileage,
      (select coalesce(json_agg(one), '[]') from (
        select ${mileageReadings.km}, ${mileageReadings.date}
        from ${mileageReadings} where ${ofCar(mileageReadings)}
        order by ${mileageReadings.date} desc, ${mileageReadings.id} desc limit ${MAX_READINGS}) one) as readings,
      (select ${settings.currency} from ${settings} where ${settings.ownerId} = ${ownerId}) as currency,
      (select coalesce(json_agg(one), '[]') from (
        select ${repairs.id}, ${repairs.title}, left(${repairs.description}, ${SHORT_TEXT}) as description,
          ${repairs.date}, ${repairs.costMinor} as minor, ${repairs.currency}, ${repairs.kind},
          ${repairs.mileage}, ${repairs.garageName} as "garageName"
        from ${repairs} where ${ofCar(repairs)}
        order by ${repairs.date} desc, ${repairs.id} desc limit ${MAX_REPAIRS}) one) as repairs,
      (select coalesce(json_agg(one), '[]') from (
        select ${issues.id}, ${issues.title}, left(coalesce(${issues.aiSummary}, ''), ${SHORT_TEXT}) as summary,
          to_char(${issues.date} at time zone 'UTC', 'YYYY-MM-DD') as date, ${issues.status},
          ${issues.isUrgent} as urgent, ${issues.recurrenceCount} as recurrences,
          (select coalesce(json_agg(${recurrences.date} order by ${recurrences.date}), '[]')
            from ${recurrences} where ${recurrences.issueId} = ${issues.id}) as "recurredOn",
          to_char(${issues.resolvedAt} at time zone 'UTC', 'YYYY-MM-DD') as "resolvedOn",
          ${issues.resolvedBy} as "resolvedBy"
        from ${issues} where ${ofCar(issues)}
        order by ${issues.date} desc, ${issues.id} desc limit ${MAX_ISSUES}) one) as issues,
      ${fillsOf(scope)} as fills,
      ${remindersOf(scope)} as reminders,
      json_build_object('car', json_build_object('days', ${cars.leadDays}, 'km', ${cars.leadKm}),
        'owner', (select json_build_object('days', ${noticeSettings.leadDays}, 'km', ${noticeSettings.leadKm})
          from ${noticeSettings} where ${noticeSettings.ownerId} = ${ownerId})) as leads,
      ${cars.yearlyKm} as "yearlyKm", ${cars.outOfUse} is not null as "isOutOfUse"
    from ${cars} where ${cars.id} = ${carId} and ${cars.ownerId} = ${ownerId}`);
  const [row] = rows;
  if (!row) throw refusal('NOT_FOUND');
  const { car, units, mileage, readings } = row;
  const [reading = null] = readings;
  return {
    car,
    units,
    mileage:
      mileage === null ? reading : { km: mileage, date: reading?.km === mileage ? reading.date : null },
    repairs: row.repairs.map(({ minor, currency, ...repair }) => ({
      ...repair,
      cost: minor === null ? null : { minor, currency },
    })),
    issues: row.issues,
    readings,
    fills: row.fills.map((fill) => FillFact.parse(fill)),
    reminders: row.reminders,
    leads: row.leads,
    yearlyKm: row.yearlyKm,
    isOutOfUse: row.isOutOfUse,
    currency: row.currency ?? 'EUR',
  };
}
