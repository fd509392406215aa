import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { toJson } from '#server/platform/portable/rows.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import { readSettings } from '#server/settings/store.ts';
import {
  documentVersion,
  EXPORT_FORMAT,
  fileName,
  inOrder,
  type ExportedMedia,
  type ExportedMissing,
} from './document-schema.ts';
import { exportedCarIds, exportedProfile, type ExportedMediaRow } from './store.ts';

/**
 * The document but for its last part, the files, whose hashes are known when they have been read. One record
 * a line, a page of rows in memory.
 * @param lost files that nothing may refer to, as they cannot come along
 */
export async function* documentHead(
  db: Queryable,
  owner: OwnerScope,
  { now, lost, sections }: { now: Date; lost: ReadonlySet<Id>; sections: readonly AnySection[] },
): AsyncGenerator<string> {
  const nullIfMissing = (id: Id | null) => (id !== null && lost.has(id) ? null : id);
  const carIds = await exportedCarIds(db, owner);
  yield `{\n"format": ${JSON.stringify(EXPORT_FORMAT)},\n"version": ${documentVersion(sections)},\n`;
  yield `"exportedAt": ${JSON.stringify(now.toISOString())},\n`;
  yield `"profile": ${JSON.stringify(await exportedProfile(db, owner))},\n`;
  yield `"settings": ${JSON.stringify(await chosen(db, owner, carIds))}`;
  for (const { name, read } of inOrder(sections)) {
    yield ',\n';
    yield* list(name, read({ db, owner, carIds, nullIfMissing }));
  }
}

/** The rest of the document. @param hashOf the hash of a file in the zip */
export async function* documentTail(
  { media, missing }: Record<'media' | 'missing', readonly ExportedMediaRow[]>,
  hashOf: (id: Id) => string,
): AsyncGenerator<string> {
  yield ',\n';
  yield* list('media', [media.map((row) => shownMedia(row, hashOf(row.id)))]);
  yield ',\n';
  yield* list('missingFiles', [missing.map(shownMissing)]);
  yield '\n}\n';
}

async function* list(name: string, pages: Iterable<unknown[]> | AsyncIterable<unknown[]>) {
  yield `${JSON.stringify(name)}: [`;
  let between = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield between + page.map((record) => JSON.stringify(record)).join(',\n');
    between = ',\n';
  }
  yield '\n]';
}

async function chosen(db: Queryable, owner: OwnerScope, carIds: readonly Id[]) {
  const { version: _version, ...settings } = await readSettings(db, owner);
  const known = (id: Id | null) => (id !== null && carIds.includes(id) ? id : null);
  return {
    ...settings,
    selectedCarId: known(settings.selectedCarId),
    mainCarId: known(settings.mainCarId),
  };
}

function shownMissing(row: ExportedMediaRow): ExportedMissing {
  const { id, carId, issueId, purpose, kind, extension, size, createdAt } = row;
  return { id, carId, issueId, purpose, kind, extension, size, createdAt: createdAt.toISOString() };
}

function shownMedia({ storageKey: _key, ...row }: ExportedMediaRow, sha256: string): ExportedMedia {
  return { ...toJson(row), sha256, uploadSha256: row.sha256.toString('hex'), file: fileName(row) };
}
