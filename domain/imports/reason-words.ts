import type { Message, Phrase } from '#domain/language/words.ts';
import type { ImportSource, Unreadable, UnreadableReason } from './schema.ts';

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
  'no-rows': 'The file has headings, but no records',
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
