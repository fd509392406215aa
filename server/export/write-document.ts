import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { toJson } from '#server/platform/portable/rows.ts';
import { readTogether, type AnySection } from '#server/platform/portable/section.ts';
import { readSettings } from '#server/settings/store.ts';
import {
  documentVersion,
  EXPORT_FORMAT,
  fileName,
  inDocumentOrder,
  type ExportedMissing,
} from './document-schema.ts';
import { exportedCars, exportedProfile, type ExportedMediaRow } from './store.ts';

/** Without the files, whose hashes are known only after reading them.
 * @param lost files whose references become null */
export async function* documentHead(
  db: Queryable,
  owner: OwnerScope,
  { now, lost, sections }: { now: Date; lost: ReadonlySet<Id>; sections: readonly AnySection[] },
): AsyncGenerator<string> {
  const nullIfMissing = (id: Id | null) => (id !== null && lost.has(id) ? null : id);
  const carIds = (await exportedCars(db, owner)).map(({ id }) => id);
  const all = readTogether(inDocumentOrder(sections), { db, owner, carIds, nullIfMissing });
  yield `{\n"format": ${JSON.stringify(EXPORT_FORMAT)},\n"version": ${documentVersion(sections)},\n`;
  yield `"exportedAt": ${JSON.stringify(now.toISOString())},\n`;
  const [profile, settings] = await Promise.all([
    exportedProfile(db, owner),
    exportedSettings(db, owner, carIds),
  ]);
  yield `"profile": ${JSON.stringify(profile)},\n"settings": ${JSON.stringify(settings)}`;
  for (const { section, pages } of all) {
    yield ',\n';
    yield* list(section.name, pages);
  }
}

export async function* documentTail(
  { media, missing }: Record<'media' | 'missing', readonly ExportedMediaRow[]>,
  hashOf: (id: Id) => string | null,
): AsyncGenerator<string> {
  yield ',\n';
  yield* list('media', [media.map((row) => toExportedMedia(row, hashOf(row.id)))]);
  yield ',\n';
  yield* list('missingFiles', [missing.map(toExportedMissing)]);
  yield '\n}\n';
}

async function* list(name: string, pages: Iterable<unknown[]> | AsyncIterable<unknown[]>) {
  yield `${JSON.stringify(name)}: [`;
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((record) => JSON.stringify(record)).join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}

async function exportedSettings(db: Queryable, owner: OwnerScope, carIds: readonly Id[]) {
  const {
    version: _version,
    policySeen: _seen,
    setUpSeen: _setUp,
    modelPictures: _shown,
    modelPicturesHost: _host,
    ...settings
  } = await readSettings(db, owner);
  const ifExported = (id: Id | null) => (id !== null && carIds.includes(id) ? id : null);
  return {
    ...settings,
    selectedCarId: ifExported(settings.selectedCarId),
    mainCarId: ifExported(settings.mainCarId),
  };
}

function toExportedMissing(row: ExportedMediaRow): ExportedMissing {
  const { id, carId, issueId, purpose, kind, extension, size, createdAt } = row;
  return { id, carId, issueId, purpose, kind, extension, size, createdAt: createdAt.toISOString() };
}

function toExportedMedia({ storageKey: _key, ...row }: ExportedMediaRow, sha256: string | null) {
  return { ...toJson(row), sha256, uploadSha256: row.sha256.toString('hex'), file: fileName(row) };
}
