import type { Output } from '#domain/calls.ts';
import type { ImportCounts, ImportDraft } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Db } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import { fingerprint } from './fingerprint.ts';
import {
  importDraft,
  importedFill,
  importedNote,
  importedReading,
  importedReminder,
  importedRepair,
  sendImport,
} from './nouns/imports.ts';
import type { Owner } from './people.ts';

export type Sent = ReturnType<typeof importedFill>;

/** Seven records, one or more of every kind. */
export const everything = (): Sent[] => [
  importedFill({ km: 50_000, date: '2025-05-01' }),
  importedFill({ km: 50_600, date: '2025-05-09', amount: 38_000, station: null }),
  importedRepair(),
  importedRepair({ title: 'Vignette', mileage: null, cost: null }),
  importedReading(53_000, '2025-07-01'),
  importedReminder('Oil'),
  importedNote('Spare key'),
];

/** New and known ones of all kinds. */
export const sums = (counts: ImportCounts): [number, number] => [
  Object.values(counts).reduce((sum, { fresh }) => sum + fresh, 0),
  Object.values(counts).reduce((sum, { known }) => sum + known, 0),
];

/** What one owner imports into one car, and sees of it. */
export const importerOf = (owner: Owner, carId: Id) => {
  const send = (records: Sent[], changes: Partial<ImportDraft> = {}) =>
    sendImport(owner, importDraft(carId, records.length, changes), records);
  const commit = (importId: Id, opId = newId()): Promise<Output<'imports.commit'>> =>
    owner.call('imports.commit', { opId, importId });
  return {
    send,
    commit,
    importAll: async (records: Sent[], changes?: Partial<ImportDraft>) =>
      commit(await send(records, changes)),
    undo: (importId: Id) => owner.call('imports.undo', { opId: newId(), importId }),
    fills: async () => (await owner.call('fills.list', { carId })).fills,
    repairs: async () => (await owner.call('repairs.list', { carId })).repairs,
    readings: async () => (await owner.call('mileage.list', { carId })).readings,
    reminders: async () => (await owner.call('reminders.list')).reminders,
    mileage: async () => (await owner.call('cars.read', { carId })).mileage,
    /** A hash of the records, without what every write moves. */
    recordsOf: async (db: Db) => {
      const marks = await fingerprint(db, [owner.id]);
      return ['fills', 'repairs', 'mileage_readings', 'reminders'].map((table) => marks[table]);
    },
  };
};
