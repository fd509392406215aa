import type { Message, Phrase } from '#domain/language/words.ts';
import type { ImportSource, SkippedReason, Unreadable, UnreadableReason } from './schema.ts';

export const sourceNames: Record<Exclude<ImportSource, 'table'>, string> = {
  lubelogger: 'LubeLogger',
  drivvo: 'Drivvo',
  fuelio: 'Fuelio',
  fuelly: 'Fuelly',
  acar: 'aCar',
  simplyAuto: 'Simply Auto',
  spritmonitor: 'Spritmonitor',
  tracktor: 'Tracktor',
  mygarage: 'MyGarage',
};

const unreadable: Record<UnreadableReason, Phrase> = {
  cells: 'The row has too many or too few cells for its table',
  date: 'The date cannot be read',
  'date-order': 'The day and month are in a different order than in the other rows',
  'date-future': 'The date is in the future',
  odometer: 'The mileage cannot be read',
  amount: 'The amount cannot be read',
  cost: 'The cost cannot be read',
  title: 'There is no title',
  currency: 'The currency is not known',
  fuel: 'The fuel is not known',
  'fuel-unit': 'The unit of the amount is not known',
  'distance-unit': 'The unit of the mileage is not known',
  reminder: 'It is not clear when the reminder is due',
  'invalid-fill': 'The other app marked the fill-up as invalid',
  'unclosed-quote': 'A quotation mark is not closed',
  'record-too-long': 'The row is too long',
  'rest-unread': 'Too many rows are damaged. The rest of the file was not read.',
  'cut-off': 'The file is cut off: its last part is missing',
  'file-empty': 'The file is empty',
  'file-too-large': 'The file is too large',
  'file-unknown': 'The file is from an app that Carful does not know',
  'file-binary': 'The file contains no text',
  spreadsheet: 'This is a spreadsheet. Save each sheet as CSV, then choose those files.',
  'columns-unknown': 'The columns of the file were not recognized',
  'other-app': 'The file is from another app. Import it separately.',
  'too-many-rows': 'There are too many rows. Split the file.',
  'json-damaged': 'The file is damaged or incomplete',
  'json-encrypted': 'The file is encrypted. Export it again without a passphrase.',
  'zip-damaged': 'The zip file is damaged or incomplete',
  'zip-encrypted': 'The zip file is encrypted. Unpack it first.',
  'zip-path': 'The path of the file in the zip points outside the zip',
  'zip-too-large': 'The zip file is too large when it is unpacked',
  'zip-too-many': 'There are too many files',
  'list-missing': 'This version of LubeLogger does not offer this kind of record',
  'backup-unsupported':
    'Carful cannot read the database in this backup. Import from the LubeLogger server, or export CSV files.',
};

export const unreadableMessage = ({ reason, looksLike }: Unreadable): Message =>
  reason === 'other-app' && looksLike !== undefined && looksLike !== 'table'
    ? { phrase: 'The file is from {app}. Import it separately.', values: { app: sourceNames[looksLike] } }
    : { phrase: unreadable[reason] };

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

export const skippedPhrases: Record<SkippedReason, Phrase> = {
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
};
