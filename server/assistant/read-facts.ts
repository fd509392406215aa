import { sql, type SQL } from 'drizzle-orm';
import { type CarFacts, DocumentFact, FillFact, type GarageFacts } from '#domain/assistant/car-facts.ts';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { cars } from '#server/cars/table.ts';
import { documentsOf } from '#server/documents/store.ts';
import { fillsOf } from '#server/fills/store.ts';
import { issues, recurrences } from '#server/issues/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import { readZone } from '#server/notices/store.ts';
import { noticeSettings } from '#server/notices/table.ts';
import { remindersOf } from '#server/reminders/store.ts';
import { repairFiles, repairs } from '#server/repairs/table.ts';
import { settings } from '#server/settings/table.ts';

const MAX_REPAIRS = 2000;
const MAX_ISSUES = 500;
const MAX_READINGS = 1000;
const SHORT_TEXT = 300;

type Row = Omit<CarFacts, 'mileage' | 'repairs' | 'fills' | 'documents' | 'currency'> & {
  id: Id;
  nickname: string | null;
  details: GarageFacts['cars'][number]['details'];
  km: number | null;
  readings: { km: number; date: string }[];
  currency: string | null;
  repairs: (Omit<CarFacts['repairs'][number], 'cost'> & { minor: number | null; currency: string })[];
  fills: Fill[];
  documents: Document[];
};

/** Of `cars`, newest first, names of mechanics in `details` alone. */
function rowOfCar(ownerId: Id): SQL {
  const each = { ownerId, carId: sql`${cars.id}` };
  const ofCar = (table: typeof repairs | typeof issues | typeof mileageReadings) =>
    sql`${table.carId} = ${cars.id} and ${table.ownerId} = ${ownerId}`;
  return sql`
    select ${cars.id}, ${cars.nickname},
      json_build_object('brand', ${cars.brand}, 'model', ${cars.model}, 'year', ${cars.year},
        'fuelType', ${cars.fuelType}, 'transmission', ${cars.transmission},
        'batteryCapacity', ${cars.batteryCapacity}) as car,
      json_build_object('licensePlate', ${cars.licensePlate}, 'vin', ${cars.vin},
        'engineType', ${cars.engineType}, 'purchase', ${cars.purchase},
        'mechanics', (select json_object_agg(${repairs.id}, ${repairs.mechanicName}) from ${repairs}
          where ${ofCar(repairs)} and ${repairs.mechanicName} is not null)) as details,
      json_build_object('distanceUnit', ${cars.distanceUnit}, 'volumeUnit', ${cars.volumeUnit},
        'consumptionUnit', ${cars.consumptionUnit}) as units,
      ${cars.mileage} as km,
      (select coalesce(json_agg(one), '[]') from (
        select ${mileageReadings.km}, ${mileageReadings.date}
        from ${mileageReadings} where ${ofCar(mileageReadings)}
        order by ${mileageReadings.date} desc, ${mileageReadings.id} desc limit ${MAX_READINGS}) one) as readings,
      (select ${settings.currency} from ${settings} where ${settings.ownerId} = ${ownerId}) as currency,
      (select coalesce(json_agg(one), '[]') from (
        select ${repairs.id}, ${repairs.title}, left(${repairs.description}, ${SHORT_TEXT}) as description,
          ${repairs.date}, ${repairs.costMinor} as minor, ${repairs.currency}, ${repairs.kind},
          ${repairs.mileage}, ${repairs.garageName} as "garageName",
          (select count(*)::int from ${repairFiles}
            where ${repairFiles.repairId} = ${repairs.id} and ${repairFiles.ownerId} = ${ownerId}) as files
        from ${repairs} where ${ofCar(repairs)}
        order by ${repairs.date} desc, ${repairs.id} desc limit ${MAX_REPAIRS}) one) as repairs,
      (select coalesce(json_agg(one), '[]') from (
        select ${issues.id}, ${issues.title}, left(coalesce(${issues.aiSummary}, ''), ${SHORT_TEXT}) as summary,
          to_char(${issues.date} at time zone 'UTC', 'YYYY-MM-DD') as date, ${issues.status},
          ${issues.isUrgent} as urgent, ${issues.drivingAdvice} as advice,
          ${issues.recurrenceCount} as recurrences,
          (select coalesce(json_agg(${recurrences.date} order by ${recurrences.date}), '[]')
            from ${recurrences} where ${recurrences.issueId} = ${issues.id}) as "recurredOn",
          to_char(${issues.resolvedAt} at time zone 'UTC', 'YYYY-MM-DD') as "resolvedOn",
          ${issues.resolvedBy} as "resolvedBy"
        from ${issues} where ${ofCar(issues)}
        order by ${issues.date} desc, ${issues.id} desc limit ${MAX_ISSUES}) one) as issues,
      ${fillsOf(each)} as fills,
      ${documentsOf(each)} as documents,
      ${remindersOf(each)} as reminders,
      json_build_object('car', json_build_object('days', ${cars.leadDays}, 'km', ${cars.leadKm}),
        'owner', (select json_build_object('days', ${noticeSettings.leadDays}, 'km', ${noticeSettings.leadKm})
          from ${noticeSettings} where ${noticeSettings.ownerId} = ${ownerId})) as leads,
      ${cars.yearlyKm} as "yearlyKm", ${cars.outOfUse} is not null as "isOutOfUse"
    from ${cars} where ${cars.ownerId} = ${ownerId}`;
}

function factsOf({ currency, km, readings, id: _id, nickname: _name, details: _own, ...row }: Row): CarFacts {
  const [reading = null] = readings;
  return {
    ...row,
    readings,
    mileage: km === null ? reading : { km, date: reading?.km === km ? reading.date : null },
    repairs: row.repairs.map(({ minor, currency: unit, ...repair }) => ({
      ...repair,
      cost: minor === null ? null : { minor, currency: unit },
    })),
    fills: row.fills.map((fill) => FillFact.parse({ ...fill, files: fill.files.length })),
    documents: row.documents.map(({ createdAt, files, ...document }) =>
      DocumentFact.parse({ ...document, createdOn: createdAt.slice(0, 10), files: files.length }),
    ),
    currency: currency ?? DEFAULT_CURRENCY,
  };
}

const DEFAULT_CURRENCY = 'EUR';

/** Without nickname, license plate and VIN.
 * @throws NOT_FOUND for a deleted car */
export async function readFacts(db: Queryable, { ownerId, carId }: CarScope): Promise<CarFacts> {
  const { rows } = await db.execute<Row>(sql`${rowOfCar(ownerId)} and ${cars.id} = ${carId}`);
  if (!rows[0]) throw refusal('NOT_FOUND');
  return factsOf(rows[0]);
}

/** The owner's, or that of a record where none is in it: figures are not converted. */
function currencyOf(rows: readonly Row[]): string {
  const own = rows[0]?.currency ?? DEFAULT_CURRENCY;
  const used = rows.flatMap(({ repairs: done, fills }) => [
    ...done.filter(({ minor }) => minor !== null),
    ...fills.filter(({ cost }) => cost !== null),
  ]);
  return used.some(({ currency }) => currency === own) ? own : (used[0]?.currency ?? own);
}

/** All cars of an owner, in the order of the garage. */
export async function readGarage(
  db: Queryable,
  { ownerId }: Pick<OwnerScope, 'ownerId'>,
): Promise<GarageFacts> {
  const { rows } = await db.execute<Row>(sql`${rowOfCar(ownerId)} order by ${cars.createdAt}, ${cars.id}`);
  return {
    currency: currencyOf(rows),
    cars: rows.map((row) => ({
      ...factsOf(row),
      id: row.id,
      name: carName({ ...row.car, nickname: row.nickname }),
      details: row.details,
    })),
  };
}

/** With today in the owner's time zone. */
export async function readAskedGarage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Pick<OwnerScope, 'ownerId'>,
  language: Language,
): Promise<Garage> {
  const [facts, zone] = await Promise.all([readGarage(db, owner), readZone(db, owner)]);
  return { ...facts, today: localTime(clock(), zoneOf(zone, language)).day };
}
