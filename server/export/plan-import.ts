import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { isTakenFor, servedTypes } from '#domain/media/rules.ts';
import type { AnySection, ImportCheck } from '#server/platform/portable/section.ts';
import type { TableKey } from '#server/tables.ts';
import { checkedParts, type CheckedPart } from './check-document.ts';
import {
  fileName,
  type ExportedMedia,
  type ExportedProfile,
  type ExportedSettings,
} from './document-schema.ts';
import { importRefusal } from './refuse-import.ts';
import { RejectedRecords } from './rejected-records.ts';

type Ids = Map<TableKey, Set<Id>>;

export type ImportPlan = {
  profile: z.output<typeof ExportedProfile>;
  settings: z.output<typeof ExportedSettings>;
  ids: Ids;
  /** Ids reserved for records that may be created later. */
  reserved: Ids;
  media: ExportedMedia[];
  rejected: RejectedRecords;
};

/** More than references of a true export need. */
const PASSES_MAX = 10;

type DeferredCheck = { record: CheckedPart; field: string; condition: () => boolean };

/** What is left out may be what others refer to, so the document is read until nothing more is left out.
 * @throws BAD_REQUEST when the document itself is wrong */
export async function planImport(
  document: () => AsyncIterable<string>,
  now: Date,
  sections: readonly AnySection[],
): Promise<ImportPlan> {
  const rejected = new RejectedRecords();
  for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
    const { size } = rejected;
    const plan = await planOnce(document(), now, sections, rejected);
    if (rejected.size === size) return plan;
  }
  throw importRefusal('invalid', rejected.list()[0]!.place);
}

/** A record fails a check, and is left out of the import. */
class Unfit extends Error {
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** Checks across records: ids are unique, references resolve and stay within one car. */
async function planOnce(
  chunks: AsyncIterable<string>,
  now: Date,
  sections: readonly AnySection[],
  rejected: RejectedRecords,
): Promise<ImportPlan> {
  const ids: Ids = new Map();
  const reserved: Ids = new Map();
  const carOf = new Map<string, Id | undefined>();
  const seen = new Map<string, Set<string>>(sections.map(({ name }) => [name, new Set()]));
  const files = new Map<Id, ExportedMedia>();
  const used = new Set<Id>();
  const filesOfIssue = new Map<Id, number>();
  const deferred: DeferredCheck[] = [];
  let profile: ImportPlan['profile'] = null;
  let settings: ImportPlan['settings'] | undefined;

  for await (const part of checkedParts(chunks, sections, rejected)) {
    try {
      read(part);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      rejected.add(part.path, error.field, part.value);
    }
  }
  for (const { record, field, condition } of deferred)
    if (!condition()) rejected.add(record.path, field, record.value);
  for (const field of ['selectedCarId', 'mainCarId'] as const) {
    const id = settings?.[field];
    if (id && !ids.get('cars')?.has(id)) settings = { ...settings!, [field]: null };
  }
  // A file that no record uses would be swept.
  const media = [...files.values()].filter(({ id, issueId }) => issueId !== null || used.has(id));
  return { profile, settings: settings!, ids, reserved, media, rejected };

  function read(part: CheckedPart): void {
    const check = checkFor(part);
    if (part.section === 'profile') profile = part.value;
    else if (part.section === 'settings') settings = part.value;
    else if (part.section === 'media') readMedia(part.value, check);
    else if ('check' in part.section.imports) part.section.imports.check(part.value, check);
  }

  function checkFor(record: CheckedPart): ImportCheck {
    const { section } = record;
    const requireThat: ImportCheck['requireThat'] = (condition, field) => {
      if (!condition) throw new Unfit(field);
    };
    const requireLater = (field: string, condition: () => boolean) =>
      deferred.push({ record, field, condition });
    return {
      now,
      requireThat,
      requireLater,
      seen: (typeof section === 'object' && seen.get(section.name)) || new Set(),
      claimId(table, id, carId) {
        requireThat(!carOf.has(`${table} ${id}`), 'id');
        carOf.set(`${table} ${id}`, carId);
        add(ids, table, id);
      },
      has: (table, id, carId) =>
        carOf.has(`${table} ${id}`) && (carId === undefined || carOf.get(`${table} ${id}`) === carId),
      claimFile(field, id, accepts) {
        used.add(id);
        requireLater(field, () => {
          const file = files.get(id);
          return file !== undefined && accepts(file);
        });
      },
      reserve: (table, id) => add(reserved, table, id),
    };
  }

  function readMedia(file: ExportedMedia, { claimId, requireThat, has }: ImportCheck) {
    const { id, carId, issueId, purpose, kind } = file;
    claimId('media', id);
    requireThat(isTakenFor(purpose, kind), 'kind');
    requireThat(file.contentType === servedTypes[file.extension], 'contentType');
    requireThat(file.file === fileName(file), 'file');
    requireThat(carId === null || has('cars', carId), 'carId');
    requireThat(issueId === null || purpose === 'issue', 'issueId');
    if (issueId) {
      requireThat(carId !== null && has('issues', issueId, carId), 'issueId');
      const number = (filesOfIssue.get(issueId) ?? 0) + 1;
      requireThat(number <= limits.mediaPerIssue, 'issueId');
      filesOfIssue.set(issueId, number);
    }
    files.set(id, file);
  }
}

function add(ids: Ids, table: TableKey, id: Id): void {
  const known = ids.get(table) ?? new Set();
  ids.set(table, known.add(id));
}
