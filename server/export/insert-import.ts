import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';
import { mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import { saveProfile, writeName } from '#server/accounts/store.ts';
import { carsOf } from '#server/cars/store.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { lockSettings, writeSettings } from '#server/settings/store.ts';
import { checkedParts } from './check-document.ts';
import type {
  ExportedCar,
  ExportedIssue,
  ExportedMessage,
  ExportedReading,
  ExportedRepair,
} from './document-schema.ts';
import { becomes, type ImportPlan } from './plan-import.ts';
import { importRefusal } from './refuse-import.ts';
import { insertRows, keepKeys, markRecurring, takenIds, type IdKind } from './store.ts';
import type { TakenFile } from './take-file.ts';

type NewId = (kind: IdKind, id: Id) => Id;
const BATCH = 200;

/**
 * Writes a planned import: the document is read once more, a batch of records in memory.
 * @throws BAD_REQUEST when the garage has a car meanwhile
 */
export async function insertImport(
  tx: Tx,
  owner: OwnerScope,
  { plan, files, document, now, signal }: Import,
): Promise<void> {
  const stored = await lockSettings(tx, owner);
  if ((await carsOf(tx, owner)).length > 0) throw importRefusal('not-empty');
  const as = await freeIds(tx, plan);
  const { ownerId } = owner;

  let kind: 'cars' | 'issues' | 'repairs' | 'mileageReadings' | 'chatMessages' | undefined;
  let batch: unknown[] = [];
  const pictures: { messageId: Id; mediaId: Id; position: number }[] = [];
  const flush = async () => {
    if (kind === 'cars') await insertCars(batch as ExportedCar[]);
    if (kind === 'issues') await insertIssues(batch as ExportedIssue[]);
    if (kind === 'repairs') await insertRepairs(batch as ExportedRepair[]);
    if (kind === 'mileageReadings') await insertReadings(batch as ExportedReading[]);
    if (kind === 'chatMessages') await insertMessages(batch as ExportedMessage[]);
    batch = [];
  };
  for await (const { section, value } of checkedParts(document())) {
    if (section === 'profile' || section === 'settings') continue;
    if (section === 'media' || section === 'shareLinks' || section === 'missingFiles') continue;
    signal.throwIfAborted();
    if (section !== kind || batch.length >= BATCH) await flush();
    kind = section;
    batch.push(value);
  }
  await flush();
  await markRecurring(tx, owner);
  await insertFiles();
  await insertRows(tx, 'chatPictures', pictures);

  const { selectedCarId, mainCarId } = plan.settings;
  const choices = {
    selectedCarId: selectedCarId && as('cars', selectedCarId),
    mainCarId: mainCarId && as('cars', mainCarId),
  };
  await writeSettings(tx, owner, stored, { ...plan.settings, ...choices }, now);
  if (plan.profile) {
    await saveProfile(tx, owner, plan.profile, now);
    await writeName(tx, owner, plan.profile.firstName);
  }

  async function insertCars(cars: ExportedCar[]) {
    await insertRows(
      tx,
      'cars',
      cars.map((car) => ({
        ...car,
        id: as('cars', car.id),
        photoId: car.photoId ? as('media', car.photoId) : null,
        ownerId,
        // Higher than it can have been: a browser may remember lists of a car with this id (304).
        revision: now.getTime(),
        ...written(car),
      })),
    );
  }

  async function insertIssues(issues: ExportedIssue[]) {
    await insertRows(
      tx,
      'issues',
      issues.map(({ urgent: _urgent, recurring: _recurring, recurrences, ...issue }) => ({
        ...issue,
        id: as('issues', issue.id),
        carId: as('cars', issue.carId),
        resolvedBy: issue.resolvedBy && as('repairs', issue.resolvedBy),
        resolvedAt: instant(issue.resolvedAt),
        date: new Date(issue.date),
        ownerId,
        titleKey: titleKey(issue.title),
        isUrgent: mentionsUrgent(issue),
        isRecurring: false,
        recurrenceCount: recurrences.length,
        ...written(issue),
      })),
    );
    await insertRows(
      tx,
      'recurrences',
      issues.flatMap(({ id, carId, recurrences }) =>
        recurrences.map((recurrence) => ({
          ...recurrence,
          id: as('recurrences', recurrence.id),
          ownerId,
          carId: as('cars', carId),
          issueId: as('issues', id),
          createdAt: new Date(recurrence.createdAt),
        })),
      ),
    );
  }

  async function insertRepairs(repairs: ExportedRepair[]) {
    await insertRows(
      tx,
      'repairs',
      repairs.map(({ cost, links: _links, ...repair }) => ({
        ...repair,
        id: as('repairs', repair.id),
        carId: as('cars', repair.carId),
        receiptId: repair.receiptId ? as('media', repair.receiptId) : null,
        costMinor: cost == null ? null : toMinor(cost, repair.currency),
        mechanicAddedDate: instant(repair.mechanicAddedDate),
        ownerId,
        ...written(repair),
      })),
    );
    await insertRows(
      tx,
      'repairIssueLinks',
      repairs.flatMap(({ id, carId, links }) =>
        links.map(({ issueId, outcome }) => ({
          repairId: as('repairs', id),
          issueId: as('issues', issueId),
          carId: as('cars', carId),
          outcome,
        })),
      ),
    );
  }

  async function insertReadings(readings: ExportedReading[]) {
    await insertRows(
      tx,
      'mileageReadings',
      readings.map((reading) => ({
        ...reading,
        id: as('mileageReadings', reading.id),
        carId: as('cars', reading.carId),
        sourceId: reading.sourceId && as(sourceKind(plan, reading.sourceId), reading.sourceId),
        ownerId,
        createdAt: new Date(reading.createdAt),
      })),
    );
  }

  async function insertMessages(messages: ExportedMessage[]) {
    await insertRows(
      tx,
      'chatMessages',
      messages.map(({ pictures: _pictures, ...message }) => ({
        ...message,
        id: as('chatMessages', message.id),
        carId: as('cars', message.carId),
        questionId: message.questionId && as('chatMessages', message.questionId),
        proposals: message.proposals.map((proposal) => ({
          ...proposal,
          id: as(becomes[proposal.kind], proposal.id),
          ...('issueId' in proposal ? { issueId: as('issues', proposal.issueId) } : {}),
        })),
        ownerId,
        askedAt: new Date(message.askedAt),
        createdAt: new Date(message.createdAt),
      })),
    );
    for (const message of messages)
      for (const [position, mediaId] of message.pictures.entries())
        pictures.push({ messageId: as('chatMessages', message.id), mediaId: as('media', mediaId), position });
  }

  async function insertFiles() {
    const rows = plan.media.map((media) => {
      const { carId, issueId, position, purpose, kind, extension } = media;
      return {
        ...{ position, purpose, kind, extension, ownerId },
        ...files.get(media.id)!,
        id: as('media', media.id),
        carId: carId && as('cars', carId),
        issueId: issueId && as('issues', issueId),
        sha256: Buffer.from(media.uploadSha256, 'hex'),
        createdAt: new Date(media.createdAt),
      };
    });
    await insertRows(tx, 'media', rows);
    const keys = [...files.values()].flatMap(({ storageKey, thumbnailKey }) =>
      thumbnailKey ? [storageKey, thumbnailKey] : [storageKey],
    );
    if (!(await keepKeys(tx, keys))) throw refusal('UPLOAD_FAILED');
  }
}

export type Import = {
  plan: ImportPlan;
  /** The stored files by their ids in the document. */
  files: ReadonlyMap<Id, TakenFile>;
  document: () => AsyncIterable<string>;
  now: Date;
  /** Aborted when whoever sent it has left. */
  signal: AbortSignal;
};

const instant = (value: string | null) => (value === null ? null : new Date(value));
const written = (row: { createdAt: string; updatedAt: string }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
const sourceKind = (plan: ImportPlan, id: Id) => (plan.ids.repairs.has(id) ? 'repairs' : 'issues');

/** An id stays when it is free. One that is taken gets another of the same time, so that lists keep their order. */
async function freeIds(tx: Tx, { ids, proposed }: Pick<ImportPlan, 'ids' | 'proposed'>): Promise<NewId> {
  const changed = new Map<string, Id>();
  for (const kind of Object.keys(ids) as IdKind[]) {
    const wanted = new Set([
      ...ids[kind],
      ...(kind in proposed ? proposed[kind as keyof typeof proposed] : []),
    ]);
    for (const id of await takenIds(tx, kind, [...wanted])) changed.set(`${kind} ${id}`, ofSameTime(id));
  }
  return (kind, id) => changed.get(`${kind} ${id}`) ?? id;
}

function ofSameTime(id: Id): Id {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const fresh = Buffer.from(newId().replaceAll('-', ''), 'hex').subarray(6);
  return idFrom(time, fresh);
}
