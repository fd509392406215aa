import type { ImportDraft, ImportPart } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import type { NounCase } from '#tests/noun-case.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    importId: Id;
    openImportId: Id;
  }
}

type Sent = ImportPart['records'][number];
const place = { file: 'covert-fuelio.csv', row: 1, car: 'Zafira' };

export const importedFill = (changes: Partial<Extract<Sent, { kind: 'fill' }>['fields']> = {}): Sent => ({
  kind: 'fill',
  ...place,
  fields: {
    date: '2025-05-05',
    energy: 'gasoline',
    amount: 41_250,
    cost: 66.1,
    currency: 'EUR',
    km: 51_000,
    isFull: true,
    isMissedBefore: false,
    station: 'Hidden pump',
    ...changes,
  },
});

export const importedRepair = (changes: Partial<Extract<Sent, { kind: 'repair' }>['fields']> = {}): Sent => ({
  kind: 'repair',
  ...place,
  fields: {
    title: 'Cloaked service',
    date: '2025-06-01',
    currency: 'EUR',
    cost: 210,
    kind: 'service',
    mileage: 52_000,
    ...changes,
  },
});

export const importedReading = (km: number, date: string): Sent => ({
  kind: 'mileage',
  ...place,
  fields: { km, date },
});

export const importedReminder = (title: string): Sent => ({
  kind: 'reminder',
  ...place,
  fields: {
    title,
    kind: 'oil',
    plan: {
      dueDate: '2027-01-01',
      dueKm: null,
      anchorDay: 1,
      repeat: { every: 1, unit: 'year' },
      repeatKm: null,
      base: 'done',
    },
  },
});

export const importedNote = (title: string, date: string | null = null): Sent => ({
  kind: 'note',
  ...place,
  fields: { title, date, text: 'Kept in words' },
});

export const importDraft = (carId: Id, records: number, changes: Partial<ImportDraft> = {}): ImportDraft => ({
  opId: newId(),
  id: newId(),
  source: 'fuelio',
  files: ['covert-fuelio.csv'],
  records,
  targets: [{ key: 'Zafira', carId }],
  ...changes,
});

/** Everything up to the commit. */
export async function sendImport(owner: Visitor, draft: ImportDraft, records: Sent[]): Promise<Id> {
  await owner.call('imports.begin', draft);
  for (let from = 0; from < records.length; from += 500) {
    const part = records.slice(from, from + 500);
    await owner.call('imports.stage', { opId: newId(), importId: draft.id, from, records: part });
  }
  return draft.id;
}

/** It is refused as private: that is an answer. */
const server = { address: 'https://127.0.0.1:1', key: 'veiled key' };

export const imports: NounCase<'imports'> = {
  inputs: {
    list: () => ({}),
    stage: ({ openImportId }) => ({
      opId: newId(),
      importId: openImportId,
      from: 0,
      records: [importedFill()],
    }),
    match: () => ({ cars: [{ key: 'Zafira', records: ['|fill|2025-05-05|51000|6610|41250'] }] }),
    compare: ({ importId }) => ({ importId }),
    commit: ({ openImportId }) => ({ opId: newId(), importId: openImportId }),
    undo: ({ importId }) => ({ opId: newId(), importId }),
    askServer: () => server,
    fetchFile: ({ openImportId }) => ({
      importId: openImportId,
      fileId: newId(),
      place: 0,
      location: '/documents/veiled.pdf',
      server,
    }),
    begin: ({ carId, openImportId }) => importDraft(carId, 1, { stops: openImportId }),
  },
  async make(owner, { carId }) {
    const { imports: earlier } = await owner.call('imports.list');
    const open = earlier.find(({ committedAt }) => committedAt === null);
    const done = earlier.find(({ committedAt }) => committedAt !== null);
    // An account has one open import.
    if (open && done) return { importId: done.id, openImportId: open.id };
    const records = [
      importedFill(),
      importedRepair(),
      importedReading(53_000, '2025-07-01'),
      importedReminder('Camouflaged oil'),
    ];
    const importId = await sendImport(owner, importDraft(carId, records.length), records);
    await owner.call('imports.commit', { opId: newId(), importId });
    const repair = importedRepair({ date: '2025-08-01', mileage: 54_000 });
    const next = [{ ...repair, files: ['/documents/veiled.pdf'] } as Sent];
    return { importId, openImportId: await sendImport(owner, importDraft(carId, 1), next) };
  },
  secrets: ['Hidden pump', 'Cloaked service', 'Camouflaged oil'],
  news: { stage: null, commit: 'car', undo: 'car', begin: null },
  forgets: null,
  pages: {},
};
