import type { Phrase } from '#domain/language/words.ts';

/** Left out on purpose, or read by more than its cell says, with a number instead of rows. */
export const skippedPhrases = {
  income: 'Income',
  trip: 'Trips',
  'empty-fill': 'Fill-ups without an amount',
  purchase: 'The price of the car itself',
  refund: 'Refunds',
  'refund-noted': 'Refunds: the amounts are in the notes, not in the costs',
  'value-noted': 'Rows whose cost or amount is in the notes only, as they are not fill-ups or expenses',
  template: 'Reminders that are never due',
  replaced: 'Reminders for work that was done again later',
  accounts: 'User accounts from the other app',
  'no-mileage': 'Entries without a mileage reading',
  'months-from-zero': 'Corrected: dates with months counted from zero',
  'files-of-reminders': 'Files attached to reminders; their names are in the notes',
  'files-beyond': 'More than ten files on one record',
  'files-of-none': 'Files not mentioned in any fill-up, repair or note',
  'text-cut': 'Notes that were shortened',
  reminder: 'Reminders',
  list: 'List rows without a date',
  attachment: 'Pictures and files that the export only names',
  category: 'Categories',
  totals: 'Lines with totals and headings',
  'unknown-amount':
    'Fuel bought without a quantity: its cost counts, but the next consumption figure is not calculated',
  'no-odometer': 'Rows of a table without odometer readings',
  'no-cost': 'Table rows without costs',
  'no-car': 'Table rows that do not name a car',
  'same-car': 'Rows whose car is spelled differently; they are of the same car',
  'no-due': 'Rows of a table that does not say when reminders are due',
  repeated: 'Rows from a second copy of the data in the same file',
  'taken-as-full': 'Fill-ups assumed to be full, as the file does not say',
  'taken-as-part': 'Fill-ups not marked as full, although most others are; counted as partial fill-ups',
  'day-above': 'Rows without a date; the date of the row above was used',
  'year-above': 'Dates without a year; the year from a line above was used',
  deleted: 'Rows that the other app has deleted',
  'trip-distance': 'Distances without an odometer reading; they are in the notes',
  'counted-odometer': 'Odometer readings calculated from the distances between fill-ups',
  'computed-amount': 'Amounts calculated from total and price',
  'shared-total': 'Totals of several fuels, split according to their amounts and prices',
} as const satisfies Record<string, Phrase>;
export type SkippedReason = keyof typeof skippedPhrases;

const FOUND: ReadonlySet<SkippedReason> = new Set([
  'refund-noted',
  'value-noted',
  'months-from-zero',
  'unknown-amount',
  'taken-as-full',
  'taken-as-part',
  'day-above',
  'year-above',
  'trip-distance',
  'counted-odometer',
  'computed-amount',
  'shared-total',
  'no-odometer',
  'no-cost',
  'no-car',
  'same-car',
]);

/** Whether rows are missing; else they are there, by more than the file says. */
export const isLeftOut = (reason: SkippedReason): boolean => !FOUND.has(reason);
