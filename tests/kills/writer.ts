import { setTimeout as sleep } from 'node:timers/promises';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { UploadState } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import type { Answer } from '#tests/client.ts';
import { asBytes } from '#tests/fixtures/media/samples.ts';
import type { Dice } from '#tests/hostile/dice.ts';
import { beginUpload, sendPart } from '#tests/send-in-parts.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { carDraft, issueDraft, repairDraft, type Owner } from '#tests/people.ts';

const RETRY_MS = 500;
/** Between two writes of one person. */
const PAUSE_MS = 60;

type Issue = { version: number; notes: string; mediaIds: Id[] };

/** One person who writes, and who sends everything again until it is answered. */
export class Writer {
  readonly issues = new Map<Id, Issue>();
  readonly repairs = new Map<Id, Id | null>();
  readonly fills = new Set<Id>();
  readonly deleted = new Set<Id>();
  /** Writes and files that were answered with success. */
  acknowledged = 0;
  retries = 0;
  readonly owner: Owner;
  readonly #files: { picture: Buffer; video: Buffer };
  readonly #random: Dice;

  constructor(owner: Owner, files: { picture: Buffer; video: Buffer }, random: Dice) {
    this.owner = owner;
    this.#files = files;
    this.#random = random;
  }

  async write(until: AbortSignal): Promise<void> {
    const car = carDraft();
    await this.#send('cars.add', car);
    const carId = car.id;
    while (!until.aborted) {
      const known = [...this.issues.keys()];
      const { pick, chance, below } = this.#random;
      const next = known.length === 0 ? 0 : below(10);
      if (next < 3) await this.#logIssue(carId);
      else if (next < 6) await this.#editIssue(carId, pick(known));
      else if (next < 8) await this.#logRepair(carId);
      else if (next < 9 || chance(0.5)) await this.#logFill(carId);
      else await this.#deleteIssue(carId, pick(known));
      await sleep(PAUSE_MS);
    }
  }

  async #logIssue(carId: Id): Promise<void> {
    const file = this.#random.below(4);
    const mediaIds =
      file === 0
        ? [await this.#uploadInParts(carId)]
        : file === 1
          ? [await this.#upload(carId, 'issue')]
          : [];
    const draft = issueDraft(carId, { mediaIds });
    await this.#send('issues.log', draft);
    this.issues.set(draft.id, { version: 1, notes: '', mediaIds });
  }

  async #editIssue(carId: Id, issueId: Id): Promise<void> {
    const issue = this.issues.get(issueId)!;
    const changes = { notes: { from: issue.notes, to: `Note ${issue.version}` } };
    await this.#send('issues.edit', { opId: newId(), carId, issueId, baseVersion: issue.version, changes });
    this.issues.set(issueId, { ...issue, version: issue.version + 1, notes: changes.notes.to });
  }

  async #deleteIssue(carId: Id, issueId: Id): Promise<void> {
    await this.#send('issues.delete', { opId: newId(), carId, issueId });
    this.issues.delete(issueId);
    this.deleted.add(issueId);
  }

  async #logRepair(carId: Id): Promise<void> {
    const receiptId = this.#random.chance(0.3) ? await this.#upload(carId, 'receipt') : null;
    const draft = repairDraft(carId, { receiptId });
    await this.#send('repairs.log', draft);
    this.repairs.set(draft.id, receiptId);
  }

  async #logFill(carId: Id): Promise<void> {
    const draft = fillDraft(carId);
    await this.#send('fills.log', draft);
    this.fills.add(draft.id);
  }

  /** Every fifth write is sent twice at once, as by two tabs. */
  async #send(procedure: Procedure, input: Record<string, unknown>): Promise<void> {
    const once = () => this.#answered(procedure, () => this.owner.attempt(procedure, input));
    await (this.#random.chance(0.2) ? Promise.all([once(), once()]) : once());
    this.acknowledged += 1;
  }

  async #upload(carId: Id, purpose: 'issue' | 'receipt'): Promise<Id> {
    const id = newId();
    const path = `/api/media/${id}?purpose=${purpose}&carId=${carId}`;
    await this.#answered(path, () => this.owner.send('PUT', path, { body: asBytes(this.#files.picture) }));
    this.acknowledged += 1;
    return id;
  }

  /** In parts, each asked for: whatever was killed meanwhile, the server says where to go on. */
  async #uploadInParts(carId: Id): Promise<Id> {
    const id = newId();
    const upload = { id, query: `purpose=issue&carId=${carId}`, file: this.#files.video };
    let file: UploadState['media'] = null;
    while (!file) {
      const begun = await this.#answered(id, () => beginUpload(this.owner, upload));
      const { received, media } = begun.body as UploadState;
      file = media;
      if (!file) await sendPart(this.owner, upload, received, received + 100_000).catch(() => null); // killed
    }
    this.acknowledged += 1;
    return id;
  }

  /** @throws for a refusal: nothing that is sent here is wrong */
  async #answered(what: string, attempt: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await attempt().catch(() => null);
      if (answer?.status === 200) return answer;
      if (answer && answer.status < 500)
        throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
      this.retries += 1;
      await sleep(RETRY_MS);
    }
  }
}
