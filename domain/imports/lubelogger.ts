import { hasHeaders } from './header-rules.ts';
import { readEntries, type RecordType } from './lubelogger-records.ts';
import { addCar, type Session, type Table } from './session.ts';

const TYPES: readonly [RecordType, readonly string[]][] = [
  ['vehicle', ['year', 'make', 'model', 'licenseplate', 'purchasedate']],
  ['fuel', ['date', 'odometer', 'fuelconsumed', 'isfilltofull']],
  ['odometer', ['date', 'initialodometer', 'odometer']],
  ['supply', ['date', 'partnumber', 'partsupplier']],
  ['plan', ['datecreated', 'description', 'priority', 'progress']],
  ['equipment', ['description', 'notes', 'isequipped']],
  ['work', ['date', 'description', 'cost', 'notes', 'odometer', 'tags']],
  ['tax', ['date', 'description', 'cost', 'notes', 'tags']],
];

const typeOf = (headers: readonly string[]): RecordType | undefined =>
  TYPES.find(([, required]) => hasHeaders(headers, ...required))?.[0];

export const isLubeLogger = (headers: readonly string[]): boolean => typeOf(headers) !== undefined;

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** One file per kind of record and vehicle, in the culture of the server; only folders tell vehicles apart. */
export function readLubeLoggerTables(session: Session, tables: readonly Table[]): void {
  const hasFolders = new Set(tables.map(({ file }) => folderOf(file))).size > 1;
  const carOf = (file: string) => {
    const folder = hasFolders ? folderOf(file) : '';
    return addCar(session, { key: folder, name: folder.slice(folder.lastIndexOf('/') + 1) });
  };
  readEntries(
    session,
    tables.flatMap((table) => {
      const type = typeOf(table.headers);
      return type ? [{ table, type, car: carOf(table.file) }] : [];
    }),
  );
}
