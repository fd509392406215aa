import type * as z from 'zod/mini';
import { isYearAllowed } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Proposal } from '#domain/assistant/schema.ts';
import { isTakenFor, servedTypes } from '#domain/media/rules.ts';
import { checkedParts, type CheckedPart } from './check-document.ts';
import {
  fileName,
  type ExportedCar,
  type ExportedIssue,
  type ExportedMedia,
  type ExportedMessage,
  type ExportedProfile,
  type ExportedReading,
  type ExportedRepair,
  type ExportedSettings,
} from './document-schema.ts';
import { importRefusal } from './refuse-import.ts';
import type { IdKind } from './store.ts';

const DAY_MS = 86_400_000;

/** What the first reading of a document leaves behind: its ids and its files, and the proof that all fits. */
export type ImportPlan = {
  profile: z.output<typeof ExportedProfile>;
  settings: z.output<typeof ExportedSettings>;
  ids: Record<IdKind, Set<Id>>;
  /** Ids that a proposal of the assistant keeps for the record it may become. */
  proposed: Record<ProposedKind, Set<Id>>;
  media: ExportedMedia[];
};

type ProposedKind = 'issues' | 'repairs' | 'recurrences';

/** Which kind of record a proposal becomes. */
export const becomes = {
  'log-issue': 'issues',
  'add-repair': 'repairs',
  'add-recurrence': 'recurrences',
} as const satisfies Record<Proposal['kind'], ProposedKind>;

/** A reference to what is read later: checked when all is known. */
type Promised = { path: string; holds: () => boolean };

/**
 * Reads the whole document once, and checks what no single record can tell: that ids are there once, and
 * that whatever is referred to is there and belongs to the same car.
 * @throws BAD_REQUEST
 */
export async function planImport(chunks: AsyncIterable<string>, now: Date): Promise<ImportPlan> {
  const ids: ImportPlan['ids'] = {
    ...{ cars: new Set(), issues: new Set(), recurrences: new Set() },
    ...{ repairs: new Set(), mileageReadings: new Set() },
    ...{ chatMessages: new Set(), media: new Set() },
  };
  const proposed: ImportPlan['proposed'] = {
    issues: new Set(),
    repairs: new Set(),
    recurrences: new Set(),
  };
  /** Questions without an answer so far, and their cars. */
  const openQuestions = new Map<Id, Id>();
  /** Which car an issue or a repair belongs to. */
  const carOf = new Map<Id, Id>();
  const sources = new Set<Id>();
  const files = new Map<Id, ExportedMedia>();
  const used = new Set<Id>();
  const filesOfIssue = new Map<Id, number>();
  const promised: Promised[] = [];
  let profile: ImportPlan['profile'] = null;
  let settings: ImportPlan['settings'] | undefined;

  for await (const part of checkedParts(chunks)) read(part);
  for (const { path, holds } of promised) if (!holds()) throw importRefusal('unfit', path);
  for (const [id, file] of files) {
    // Nothing would ever show it, and the sweep would take it.
    if (file.issueId === null && !used.has(id)) throw importRefusal('unfit', `media ${id}`);
  }
  return { profile, settings: settings!, ids, proposed, media: [...files.values()] };

  function read({ section, value, path }: CheckedPart): void {
    const demand = (holds: boolean, field: string) => {
      if (!holds) throw importRefusal('unfit', `${path}.${field}`);
    };
    const once = (kind: IdKind, id: Id) => {
      demand(!ids[kind].has(id), 'id');
      ids[kind].add(id);
    };
    const later = (field: string, holds: () => boolean) => promised.push({ path: `${path}.${field}`, holds });

    switch (section) {
      case 'profile':
        profile = value;
        return;
      case 'settings':
        settings = value;
        for (const field of ['selectedCarId', 'mainCarId'] as const) {
          const id = value[field];
          if (id) later(field, () => ids.cars.has(id));
        }
        return;
      case 'cars':
        return readCar(value);
      case 'issues':
        return readIssue(value);
      case 'repairs':
        return readRepair(value);
      case 'mileageReadings':
        return readReading(value);
      case 'chatMessages':
        return readMessage(value);
      case 'shareLinks':
      case 'missingFiles':
        // Told to readers only: a link is made anew by whoever wants one, and a lost file is lost.
        return;
      case 'media':
        return readMedia(value);
    }

    function readCar(car: ExportedCar) {
      once('cars', car.id);
      // D36: a day ahead, for the owners who are already in the new year.
      demand(isYearAllowed(car.year, new Date(now.getTime() + DAY_MS)), 'year');
      const { photoId } = car;
      if (!photoId) return;
      used.add(photoId);
      later('photoId', () => files.get(photoId)?.purpose === 'car-photo');
    }

    function readIssue(issue: ExportedIssue) {
      once('issues', issue.id);
      demand(ids.cars.has(issue.carId), 'carId');
      carOf.set(issue.id, issue.carId);
      for (const { id } of issue.recurrences) once('recurrences', id);
      const { resolvedBy, carId } = issue;
      if (resolvedBy)
        later('resolvedBy', () => ids.repairs.has(resolvedBy) && carOf.get(resolvedBy) === carId);
    }

    function readRepair(repair: ExportedRepair) {
      const { id, carId, receiptId, links } = repair;
      once('repairs', id);
      demand(ids.cars.has(carId), 'carId');
      demand(!carOf.has(id), 'id');
      carOf.set(id, carId);
      demand(new Set(links.map(({ issueId }) => issueId)).size === links.length, 'links');
      for (const { issueId } of links)
        demand(ids.issues.has(issueId) && carOf.get(issueId) === carId, 'links');
      if (!receiptId) return;
      used.add(receiptId);
      later('receiptId', () => {
        const file = files.get(receiptId);
        return file?.purpose === 'receipt' && (file.carId ?? carId) === carId;
      });
    }

    function readReading(reading: ExportedReading) {
      const { id, carId, sourceId } = reading;
      once('mileageReadings', id);
      demand(ids.cars.has(carId), 'carId');
      if (!sourceId) return;
      demand(carOf.get(sourceId) === carId && !sources.has(sourceId), 'sourceId');
      sources.add(sourceId);
    }

    function readMessage({ id, carId, questionId, pictures, proposals }: ExportedMessage) {
      once('chatMessages', id);
      demand(ids.cars.has(carId), 'carId');
      if (questionId === null) openQuestions.set(id, carId);
      else {
        // An answer is no question, and a question has one answer.
        demand(openQuestions.get(questionId) === carId, 'questionId');
        openQuestions.delete(questionId);
      }
      for (const proposal of proposals) proposed[becomes[proposal.kind]].add(proposal.id);
      demand(new Set(pictures).size === pictures.length, 'pictures');
      for (const picture of pictures) {
        used.add(picture);
        later('pictures', () => {
          const file = files.get(picture);
          return file?.purpose === 'issue' && file.kind === 'picture' && file.carId === carId;
        });
      }
    }

    function readMedia(file: ExportedMedia) {
      const { id, carId, issueId, purpose, kind } = file;
      once('media', id);
      demand(isTakenFor(purpose, kind), 'kind');
      demand(file.contentType === servedTypes[file.extension], 'contentType');
      demand(file.file === fileName(file), 'file');
      demand(carId === null || ids.cars.has(carId), 'carId');
      demand(issueId === null || purpose === 'issue', 'issueId');
      if (issueId) {
        demand(ids.issues.has(issueId) && carOf.get(issueId) === carId, 'issueId');
        const number = (filesOfIssue.get(issueId) ?? 0) + 1;
        demand(number <= limits.mediaPerIssue, 'issueId');
        filesOfIssue.set(issueId, number);
      }
      files.set(id, file);
    }
  }
}
