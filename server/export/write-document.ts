import type { Id } from '#domain/ids.ts';
import { fromMinor } from '#domain/repairs/money-rules.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { readSettings } from '#server/settings/store.ts';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  fileName,
  type ExportedCar,
  type ExportedIssue,
  type ExportedLink,
  type ExportedMedia,
  type ExportedMessage,
  type ExportedMissing,
  type ExportedReading,
  type ExportedRepair,
} from './document-schema.ts';
import {
  exportedCars,
  exportedIssues,
  exportedLinks,
  exportedMessages,
  exportedProfile,
  exportedReadings,
  exportedRepairs,
  type ExportedMediaRow,
} from './store.ts';

/**
 * The document but for its last part, the files, whose hashes are known when they have been read. One record
 * a line, a page of rows in memory.
 * @param lost files that nothing may refer to, as they cannot come along
 */
export async function* documentHead(
  tx: Queryable,
  owner: OwnerScope,
  { now, lost }: { now: Date; lost: ReadonlySet<Id> },
): AsyncGenerator<string> {
  const unlessLost = (id: Id | null) => (id !== null && lost.has(id) ? null : id);
  const cars = await exportedCars(tx, owner);
  const carIds = cars.map(({ row }) => row.id);
  yield `{\n"format": ${JSON.stringify(EXPORT_FORMAT)},\n"version": ${EXPORT_VERSION},\n`;
  yield `"exportedAt": ${JSON.stringify(now.toISOString())},\n`;
  yield `"profile": ${JSON.stringify(await exportedProfile(tx, owner))},\n`;
  yield `"settings": ${JSON.stringify(await chosen(tx, owner, carIds))},\n`;
  yield* list('cars', [cars.map((car) => shownCar({ ...car, photoId: unlessLost(car.photoId) }))]);
  yield ',\n';
  yield* list(
    'issues',
    ofEach(carIds, (carId) => exportedIssues(tx, owner, carId), shownIssue),
  );
  yield ',\n';
  yield* list(
    'repairs',
    ofEach(
      carIds,
      (carId) => exportedRepairs(tx, owner, carId),
      (repair) => shownRepair({ ...repair, receiptId: unlessLost(repair.receiptId) }),
    ),
  );
  yield ',\n';
  yield* list(
    'mileageReadings',
    ofEach(carIds, (carId) => exportedReadings(tx, owner, carId), shownReading),
  );
  yield ',\n';
  yield* list(
    'chatMessages',
    ofEach(
      carIds,
      (carId) => exportedMessages(tx, owner, carId),
      ({ pictures, ...message }) =>
        shownMessage({ ...message, pictures: pictures.filter((id) => !lost.has(id)) }),
    ),
  );
  yield ',\n';
  yield* list(
    'shareLinks',
    ofEach(carIds, (carId) => exportedLinks(tx, owner, carId), shownLink),
  );
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

async function* ofEach<Row, Shown>(
  carIds: readonly Id[],
  read: (carId: Id) => AsyncIterable<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for (const carId of carIds) for await (const page of read(carId)) yield page.map(show);
}

type Page<Read extends (...args: never[]) => AsyncIterable<unknown[]>> =
  ReturnType<Read> extends AsyncIterable<(infer Row)[]> ? Row : never;

async function chosen(tx: Queryable, owner: OwnerScope, carIds: readonly Id[]) {
  const { version: _version, ...settings } = await readSettings(tx, owner);
  const known = (id: Id | null) => (id !== null && carIds.includes(id) ? id : null);
  return {
    ...settings,
    selectedCarId: known(settings.selectedCarId),
    mainCarId: known(settings.mainCarId),
  };
}

const written = (row: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function shownCar({ row, photoId }: Awaited<ReturnType<typeof exportedCars>>[number]): ExportedCar {
  const { ownerId: _owner, revision: _revision, version: _version, ...fields } = row;
  return { ...fields, photoId, ...written(row) };
}

function shownIssue(issue: Page<typeof exportedIssues>): ExportedIssue {
  const { ownerId: _owner, version: _version, titleKey: _key, recurrenceCount: _count, ...row } = issue.row;
  const { isUrgent: urgent, isRecurring: recurring, ...fields } = row;
  return {
    ...fields,
    date: row.date.toISOString(),
    resolvedBy: issue.resolvedBy,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    urgent,
    recurring,
    recurrences: issue.recurrences.map(({ id, date, notes, createdAt }) => ({
      ...{ id, date, notes },
      createdAt: createdAt.toISOString(),
    })),
    ...written(row),
  };
}

function shownRepair({ row, receiptId, links }: Page<typeof exportedRepairs>): ExportedRepair {
  const { ownerId: _owner, version: _version, costMinor, ...fields } = row;
  return {
    ...fields,
    cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
    receiptId,
    mechanicAddedDate: row.mechanicAddedDate?.toISOString() ?? null,
    links: links.map(({ issueId, outcome }) => ({ issueId, outcome })),
    ...written(row),
  };
}

function shownReading({ row, sourceId }: Page<typeof exportedReadings>): ExportedReading {
  const { id, carId, km, date, source, createdAt } = row;
  return { id, carId, km, date, source, sourceId, createdAt: createdAt.toISOString() };
}

function shownMessage({ row, pictures }: Page<typeof exportedMessages>): ExportedMessage {
  const { ownerId: _owner, ...fields } = row;
  const { askedAt, createdAt } = row;
  return { ...fields, pictures, askedAt: askedAt.toISOString(), createdAt: createdAt.toISOString() };
}

function shownLink({ id: _id, ...row }: Page<typeof exportedLinks>): ExportedLink {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  };
}

function shownMissing(row: ExportedMediaRow): ExportedMissing {
  const { id, carId, issueId, purpose, kind, extension, size, createdAt } = row;
  return { id, carId, issueId, purpose, kind, extension, size, createdAt: createdAt.toISOString() };
}

function shownMedia(row: ExportedMediaRow, sha256: string): ExportedMedia {
  const { id, carId, issueId, position, purpose, kind, contentType, extension, size, width, height } = row;
  return {
    ...{ id, carId, issueId, position, purpose, kind, contentType, extension, size, width, height },
    sha256,
    uploadSha256: row.sha256.toString('hex'),
    file: fileName(row),
    createdAt: row.createdAt.toISOString(),
  };
}
