import type { Car } from '#domain/cars/schema.ts';
import { carName } from '#domain/cars/rules.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { byTime, cut, type IssueRecord } from '#domain/issues/issue-record.ts';
import { allReadingsOf } from '#domain/mileage/reading-record.ts';
import { drivenOf, leadsOf, remindersOf } from '#domain/reminders/reminder-record.ts';
import { byNewest, type RepairRecord } from '#domain/repairs/repair-record.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { madeOnce } from '#domain/made-once.ts';
import { rowsIn, type CarRecords, type Cars } from '#domain/sync/known-records.ts';
import { type CarFacts, DOCUMENT_FIELDS, FILL_FIELDS, type GarageFacts } from './car-facts.ts';

const MAX_REPAIRS = 2000;
const MAX_ISSUES = 500;
const MAX_READINGS = 1000;
const SHORT_TEXT = 300;

const dayOf = (instant: string) => instant.slice(0, 10);

const ownCurrency = ({ account }: CarRecords): string =>
  (account?.settings?.['currency'] as string | undefined) ?? defaultSettings.currency;

const repairsIn = (records: CarRecords) =>
  rowsIn<RepairRecord>(records, 'repair').toSorted(byNewest).slice(0, MAX_REPAIRS);

const only = <Whole, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>;

const costOf = (minor: number | null, currency: string) => (minor === null ? null : { minor, currency });

/** What the assistant knows of a car: without nickname, license plate and VIN. */
export const carFactsOf = madeOnce((records: CarRecords): CarFacts => {
  const {
    brand,
    model,
    year,
    fuelType,
    transmission,
    batteryCapacity,
    mileage: km,
    ...car
  } = records.car as Car;
  const { distanceUnit, volumeUnit, consumptionUnit, yearlyKm } = car;
  const readings = allReadingsOf(records)
    .slice(0, MAX_READINGS)
    .map((one) => ({ km: one.km, date: one.date }));
  const [reading = null] = readings;
  const { leads = null, isOutOfUse } = drivenOf(records);
  const { noticeSettings } = records.account ?? {};
  return {
    car: { brand, model, year, fuelType, transmission, batteryCapacity },
    units: { distanceUnit, volumeUnit, consumptionUnit },
    currency: ownCurrency(records),
    mileage: km === null ? reading : { km, date: reading?.km === km ? reading.date : null },
    readings,
    repairs: repairsIn(records).map((one) => ({
      id: one.id,
      title: one.title,
      description: one.description === null ? null : cut(one.description, SHORT_TEXT),
      date: one.date,
      cost: costOf(one.costMinor, one.currency),
      kind: one.kind,
      mileage: one.mileage,
      garageName: one.garageName,
      files: one.repairFiles.length,
    })),
    issues: rowsIn<IssueRecord>(records, 'issue')
      .toSorted(byTime)
      .slice(0, MAX_ISSUES)
      .map((one) => ({
        id: one.id,
        title: one.title,
        summary: cut(one.aiSummary ?? '', SHORT_TEXT),
        date: dayOf(one.date),
        status: one.status,
        urgent: one.isUrgent,
        advice: one.drivingAdvice,
        recurrences: one.recurrences.length,
        recurredOn: one.recurrences.map(({ date }) => date).toSorted(),
        resolvedOn: one.resolvedAt && dayOf(one.resolvedAt),
        resolvedBy: one.resolvedBy,
      })),
    fills: fillsOf(records).map((one) => ({ ...only(one, FILL_FIELDS), files: one.files.length })),
    documents: documentsOf(records).map((one) => ({
      ...only(one, DOCUMENT_FIELDS),
      createdOn: dayOf(one.createdAt),
      files: one.files.length,
    })),
    reminders: remindersOf(records),
    leads: { car: leads, owner: noticeSettings ? leadsOf(noticeSettings) : null },
    yearlyKm,
    isOutOfUse,
  };
});

/** The owner's, or that of a record where none is in it: figures are not converted. */
function currencyOf(cars: Cars): string {
  const all = [...cars.values()];
  const own = all[0] ? ownCurrency(all[0]) : defaultSettings.currency;
  const used = all.flatMap((records) => [
    ...repairsIn(records).filter(({ costMinor }) => costMinor !== null),
    ...fillsOf(records).filter(({ cost }) => cost !== null),
  ]);
  return used.some(({ currency }) => currency === own) ? own : (used[0]?.currency ?? own);
}

/** Of all cars of an owner, in the order of the garage; with what the owner alone asks. */
export const garageFactsOf = madeOnce((cars: Cars): GarageFacts => ({
  currency: currencyOf(cars),
  cars: [...cars].map(([id, records]) => {
    const car = records.car as Car;
    const { licensePlate, vin, engineType, purchase } = car;
    const mechanics = repairsIn(records).flatMap((one) =>
      one.mechanicName === null ? [] : [[one.id, one.mechanicName]],
    );
    return {
      ...carFactsOf(records),
      id,
      name: carName(car),
      details: {
        licensePlate,
        vin,
        engineType,
        purchase,
        mechanics: Object.fromEntries(mechanics) as Record<string, string>,
      },
    };
  }),
}));
