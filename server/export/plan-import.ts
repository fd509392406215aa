import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { isTakenFor, servedTypes } from '#domain/media/rules.ts';
import type { AnySection, Checking } from '#server/platform/portable/section.ts';
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

/** What the first reading of a document leaves behind: its ids and its files, and the proof that all fits. */
export type ImportPlan = {
  profile: z.output<typeof ExportedProfile>;
  settings: z.output<typeof ExportedSettings>;
  ids: Ids;
  /** Ids that are kept for records to come. */
  reserved: Ids;
  media: ExportedMedia[];
};

/** A reference to what is read later: checked when all is known. */
type Promised = { path: string; holds: () => boolean };

/**
 * Reads the whole document once, and checks what no single record can tell: that ids are there once, and
 * that whatever is referred to is there and belongs to the same car.
 * @throws BAD_REQUEST
 */
export async function planImport(
  chunks: AsyncIterable<string>,
  now: Date,
  sections: readonly AnySection[],
): Promise<ImportPlan> {
  const ids: Ids = new Map();
  const reserved: Ids = new Map();
  /** Which car a record belongs to, by table and id. */
  const carOf = new Map<string, Id | undefined>();
  const seen = new Map<string, Set<string>>(sections.map(({ name }) => [name, new Set()]));
  const files = new Map<Id, ExportedMedia>();
  const used = new Set<Id>();
  const filesOfIssue = new Map<Id, number>();
  const promised: Promised[] = [];
  let profile: ImportPlan['profile'] = null;
  let settings: ImportPlan['settings'] | undefined;

  for await (const part of checkedParts(chunks, sections)) read(part);
  for (const { path, holds } of promised) if (!holds()) throw importRefusal('unfit', path);
  for (const [id, file] of files) {
    // Nothing would ever show it, and the sweep would take it.
    if (file.issueId === null && !used.has(id)) throw importRefusal('unfit', `media ${id}`);
  }
  return { profile, settings: settings!, ids, reserved, media: [...files.values()] };

  function read(part: CheckedPart): void {
    const checking = checkingOf(part);
    if (part.section === 'profile') profile = part.value;
    else if (part.section === 'settings') {
      settings = part.value;
      for (const field of ['selectedCarId', 'mainCarId'] as const) {
        const id = part.value[field];
        if (id) checking.later(field, () => checking.has('cars', id));
      }
    } else if (part.section === 'media') readMedia(part.value, checking);
    else if ('check' in part.section.imports) part.section.imports.check(part.value, checking);
  }

  function checkingOf({ path, section }: CheckedPart): Checking {
    const demand = (holds: boolean, field: string) => {
      if (!holds) throw importRefusal('unfit', `${path}.${field}`);
    };
    const later = (field: string, holds: () => boolean) => promised.push({ path: `${path}.${field}`, holds });
    return {
      now,
      demand,
      later,
      seen: (typeof section === 'object' && seen.get(section.name)) || new Set(),
      claim(table, id, carId) {
        demand(!carOf.has(`${table} ${id}`), 'id');
        carOf.set(`${table} ${id}`, carId);
        add(ids, table, id);
      },
      has: (table, id, carId) =>
        carOf.has(`${table} ${id}`) && (carId === undefined || carOf.get(`${table} ${id}`) === carId),
      claimFile(field, id, fits) {
        used.add(id);
        later(field, () => {
          const file = files.get(id);
          return file !== undefined && fits(file);
        });
      },
      reserve: (table, id) => add(reserved, table, id),
    };
  }

  function readMedia(file: ExportedMedia, { claim, demand, has }: Checking) {
    const { id, carId, issueId, purpose, kind } = file;
    claim('media', id);
    demand(isTakenFor(purpose, kind), 'kind');
    demand(file.contentType === servedTypes[file.extension], 'contentType');
    demand(file.file === fileName(file), 'file');
    demand(carId === null || has('cars', carId), 'carId');
    demand(issueId === null || purpose === 'issue', 'issueId');
    if (issueId) {
      demand(carId !== null && has('issues', issueId, carId), 'issueId');
      const number = (filesOfIssue.get(issueId) ?? 0) + 1;
      demand(number <= limits.mediaPerIssue, 'issueId');
      filesOfIssue.set(issueId, number);
    }
    files.set(id, file);
  }
}

function add(ids: Ids, table: TableKey, id: Id): void {
  const known = ids.get(table) ?? new Set();
  ids.set(table, known.add(id));
}
