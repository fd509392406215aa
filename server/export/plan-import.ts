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

type Ids = Map<TableKey, Set<Id>>;

export type ImportPlan = {
  profile: z.output<typeof ExportedProfile>;
  settings: z.output<typeof ExportedSettings>;
  ids: Ids;
  /** Ids reserved for records that may be created later. */
  reserved: Ids;
  media: ExportedMedia[];
};

type DeferredCheck = { path: string; condition: () => boolean };

/** Checks across records: ids are unique, references resolve and stay within one car. @throws BAD_REQUEST */
export async function planImport(
  chunks: AsyncIterable<string>,
  now: Date,
  sections: readonly AnySection[],
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

  for await (const part of checkedParts(chunks, sections)) read(part);
  for (const { path, condition } of deferred) if (!condition()) throw importRefusal('invalid', path);
  for (const [id, file] of files) {
    // No record uses it, so the sweep would delete it.
    if (file.issueId === null && !used.has(id)) throw importRefusal('invalid', `media ${id}`);
  }
  return { profile, settings: settings!, ids, reserved, media: [...files.values()] };

  function read(part: CheckedPart): void {
    const check = checkFor(part);
    if (part.section === 'profile') profile = part.value;
    else if (part.section === 'settings') {
      settings = part.value;
      for (const field of ['selectedCarId', 'mainCarId'] as const) {
        const id = part.value[field];
        if (id) check.requireLater(field, () => check.has('cars', id));
      }
    } else if (part.section === 'media') readMedia(part.value, check);
    else if ('check' in part.section.imports) part.section.imports.check(part.value, check);
  }

  function checkFor({ path, section }: CheckedPart): ImportCheck {
    const requireThat: ImportCheck['requireThat'] = (condition, field, reason) => {
      if (!condition) throw importRefusal(reason ?? 'invalid', `${path}.${field}`);
    };
    const requireLater = (field: string, condition: () => boolean) =>
      deferred.push({ path: `${path}.${field}`, condition });
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
