import { hasHeaders } from './header-rules.ts';
import { readEntries, type RecordType } from './lubelogger-records.ts';
import { addCar, type Session, type Table } from './session.ts';

const TYPES: readonly [RecordType, readonly string[]][] = [
  ['fuel', ['date', 'odometer', 'fuelconsumed', 'isfilltofull']],
  ['odometer', ['date', 'initialodometer', 'odometer']],
  ['supply', ['date', 'partnumber', 'partsupplier']],
  ['plan', ['datecreated', 'description', 'priority', 'progress']],
  ['equipment', ['description', 'notes', 'isequipped']],
  ['work', ['date', 'description', 'cost', 'notes', 'odometer', 'tags']],
  ['tax', ['date', 'description', 'cost', 'notes', 'tags']],
];

const typeOf = (headers: readonly string[]): RecordType | undefined =>
  TYPES.find(([, wanted]) => hasHeaders(headers, ...wanted))?.[0];

export const isLubeLogger = (headers: readonly string[]): boolean => typeOf(headers) !== undefined;

/** One file per kind of record and vehicle, in the culture of the server; the vehicle is not named. */
export function readLubeLoggerTables(session: Session, tables: readonly Table[]): void {
  const car = addCar(session, { key: '', name: '' });
  readEntries(
    session,
    tables.flatMap((table) => {
      const type = typeOf(table.headers);
      return type ? [{ table, type, car }] : [];
    }),
  );
}
