import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { newId } from '#server/platform/deps.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { dice, type Dice } from '#tests/hostile/dice.ts';
import { carDraft, issueDraft, repairDraft } from '#tests/people.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { Device } from './device.ts';
import { Line, type Fault } from './line.ts';
import type { Tab } from './tab.ts';

/** What the person typed into a record, each field with the values that it may have in the end. */
export type Typed = { kind: Kind; carId: Id; fields: Record<string, Set<unknown>>; files: Id[] };
type Kind = 'car' | 'issue' | 'repair' | 'fill';
type Form = { procedure: Procedure; input: Record<string, unknown>; opId: Id; applied: () => void };

const isFormOf =
  (id: Id) =>
  ({ input }: Form): boolean =>
    input['issueId'] === id || input['repairId'] === id;

/** Nobody opens a form sooner after the one before. */
const REACTION_MS = 500;
/** A phone ends a browser once another app is used. Until then what was saved is kept for reading, too. */
const LEAVE_MS = 2000;

const faults: Fault[] = [
  ...(['through', 'through', 'through', 'offline', 'offline', 'offline', 'down', 'deaf', 'deaf'] as const),
  ...(['silent', 'broken', 'unavailable', 'broken-after', 'broken-after'] as const),
];

/** A person at one browser, whose network, tabs and session fail at random. What it did not write stays as others write it. */
export class Walk {
  readonly device: Device;
  readonly problems: string[] = [];
  readonly log: string[] = [];
  readonly records = new Map<Id, Typed>();
  /** Deleted for certain, or perhaps. */
  readonly gone = new Map<Id, 'surely' | 'perhaps'>();
  readonly #random: Dice;
  readonly #cookie: string;
  #tab!: Tab;
  /** Forms that showed an error: what was typed is still there, and is sent again. */
  #forms: Form[] = [];

  constructor(seed: string, baseUrl: string, cookie: string) {
    this.#random = dice(seed);
    this.#cookie = cookie;
    // Phones are not on time.
    const skew = this.#random.pick([0, 0, -90 * 60_000, 90 * 60_000]);
    this.device = new Device(new Line(baseUrl, cookie), Date.now() + skew);
  }

  /** @param car there is one already, and this is what was typed into it */
  async start(car?: readonly [Id, Typed]): Promise<readonly [Id, Typed]> {
    this.#tab = await this.device.open();
    if (car) this.records.set(...car);
    else await this.#addCar();
    return [...this.records][0]!;
  }

  async act(): Promise<void> {
    const { pick, below, chance } = this.#random;
    const next = pick([
      'line',
      'line',
      'time',
      'time',
      'tab',
      'session',
      'car',
      ...Array<string>(9).fill('record'),
    ]);
    if (next === 'line') this.#setLine(pick(faults));
    else if (next === 'time') await this.#pass(pick([500, 2000, 6000, 40_000, 200_000]));
    else if (next === 'tab') await this.#changeTab();
    else if (next === 'session') await this.#changeSession();
    else if (!this.#tab.isSignedIn()) return;
    else if (next === 'car') await this.#addCar();
    else await this.#changeRecord();
    if (this.#forms.length > 0 && this.#tab.isSignedIn() && chance(0.5))
      await this.#submit(this.#forms.splice(below(this.#forms.length), 1)[0]!);
  }

  #note(text: string): void {
    this.log.push(text);
  }

  #setLine(fault: Fault): void {
    this.#note(`line ${fault}`);
    const before = this.device.line.fault;
    const isShort = fault !== 'offline' && this.#random.chance(0.5);
    this.device.line.fail(fault, isShort ? 1 + this.#random.below(3) : Infinity);
    if (before === 'offline' && fault !== 'offline') for (const tab of this.device.tabs) tab.emit('online');
  }

  async #pass(ms: number): Promise<void> {
    this.#note(`${ms} ms`);
    await this.device.pass(ms);
  }

  async #changeTab(): Promise<void> {
    const { tabs } = this.device;
    const what = this.#random.pick(['reload', 'another', 'switch']);
    this.#note(`tab ${what}`);
    if (what === 'reload' || tabs.length > 2) {
      await this.device.pass(LEAVE_MS);
      this.device.close(this.#tab);
      // What a form of a closed tab had typed is gone with it, unless it was sent.
      this.#forms = [];
      this.#tab = tabs[0] ?? (await this.device.open());
    } else if (what === 'another') this.#tab = await this.device.open();
    else this.#tab = this.#random.pick(tabs);
    this.#tab.emit('visibilitychange');
    await this.device.settle();
  }

  /** The cookie is gone, or comes back as after a log-in. */
  async #changeSession(): Promise<void> {
    const { line } = this.device;
    if (line.cookie !== null) line.cookie = null;
    // Without a network nobody can log in.
    else if (line.fault === 'through') await this.#logIn();
    this.#note(`session ${line.cookie === null ? 'lost' : 'there'}`);
  }

  /** Whoever was shown the login page comes back signed in. */
  async #logIn(): Promise<void> {
    this.device.line.cookie = this.#cookie;
    for (const tab of this.device.tabs.slice()) await this.device.await(tab.signIn());
  }

  async #addCar(): Promise<void> {
    const { opId, ...draft } = carDraft({ nickname: `Car ${this.records.size}` });
    await this.#create('car', 'cars.add', draft, { nickname: draft.nickname }, draft.id, opId, []);
  }

  async #changeRecord(): Promise<void> {
    const { pick, chance } = this.#random;
    const cars = this.#ids('car');
    if (cars.length === 0) return this.#addCar();
    const carId = chance(0.5) ? cars.at(-1)! : pick(cars);
    const issues = this.#ids('issue').filter((id) => this.records.get(id)!.carId === carId);
    const repairs = this.#ids('repair').filter((id) => this.records.get(id)!.carId === carId);
    const next = pick([
      'issue',
      'issue',
      'repair',
      'fill',
      'edit',
      'edit',
      'edit',
      'status',
      'title',
      'delete',
    ]);
    if (next === 'repair') return this.#logRepair(carId);
    if (next === 'fill') {
      const { opId, ...draft } = fillDraft(carId, { notes: `Fill ${this.records.size}` });
      return this.#create('fill', 'fills.log', draft, { notes: draft.notes }, carId, opId, []);
    }
    if (next === 'title' && repairs.length > 0) {
      return this.#edit('repair', carId, pick(repairs), { title: `Repair ${this.log.length}` });
    }
    if (next === 'issue' || issues.length === 0) return this.#logIssue(carId);
    const issueId = pick(issues);
    if (next === 'delete') return chance(0.5) ? this.#delete(carId, issueId) : undefined;
    if (next === 'status')
      return this.#edit('issue', carId, issueId, { status: pick(['processing', 'resolved', 'new']) });
    return this.#edit('issue', carId, issueId, { notes: `Note ${this.log.length}` });
  }

  #ids = (kind: Kind): Id[] =>
    [...this.records].filter(([id, one]) => one.kind === kind && !this.gone.has(id)).map(([id]) => id);

  async #logIssue(carId: Id): Promise<void> {
    const files = this.#random.chance(0.5) ? [await this.#storeFile(carId, 'issue')] : [];
    const { opId, ...draft } = issueDraft(carId, {
      mediaIds: files,
      date: new Date(this.device.clock.now).toISOString(),
    });
    await this.#create('issue', 'issues.log', draft, { notes: '', status: 'new' }, carId, opId, files);
  }

  async #logRepair(carId: Id): Promise<void> {
    const receiptId = this.#random.chance(0.3) ? await this.#storeFile(carId, 'receipt') : null;
    const { opId, ...draft } = repairDraft(carId, { receiptId, title: `Repair ${this.records.size}` });
    const files = receiptId ? [receiptId] : [];
    await this.#create('repair', 'repairs.log', draft, { title: draft.title }, carId, opId, files);
  }

  async #storeFile(carId: Id, purpose: 'issue' | 'receipt'): Promise<Id> {
    const id = newId();
    const content = new Blob([new Uint8Array(await phonePicture())], { type: 'image/jpeg' });
    const stored = await this.device.await(
      this.#tab.outbox.storeFile({ id, carId, purpose, name: 'leak.jpg' }, content),
    );
    this.#note(`file ${id} ${JSON.stringify(stored)}`);
    if (stored?.status !== 'fulfilled' || !stored.value)
      this.problems.push(`a file could not be stored: ${id}`);
    return id;
  }

  async #create(
    kind: Kind,
    procedure: Procedure,
    input: Record<string, unknown> & { id: Id },
    fields: Record<string, unknown>,
    carId: Id,
    opId: Id,
    files: Id[],
  ): Promise<void> {
    const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, new Set([value])]));
    const applied = () => void this.records.set(input.id, { kind, carId, fields: typed, files });
    await this.#submit({ procedure, input, opId, applied });
  }

  /** As a form does: what is on screen is what the change is measured against. */
  async #edit(kind: 'issue' | 'repair', carId: Id, id: Id, after: Record<string, unknown>): Promise<void> {
    // Nobody has two forms of one record: the one that shows an error is sent again.
    const open = this.#forms.findIndex(isFormOf(id));
    if (open >= 0) return this.#submit(this.#forms.splice(open, 1)[0]!);
    const key = kind === 'issue' ? { carId, issueId: id } : { carId, repairId: id };
    await this.device.pass(REACTION_MS);
    const seen = await this.device.await(this.#tab.cars());
    this.#note(`see ${id} ${seen?.status}`);
    // The server may refuse; whatever else fails would leave nothing to see, and nothing to compare.
    if (seen?.status === 'rejected' && !('status' in (seen.reason as object)))
      this.problems.push(`what is on the device cannot be seen: ${String(seen.reason)}`);
    if (seen?.status !== 'fulfilled') return;
    const shown = seen.value.get(carId) ?? {};
    const before: ({ version: number } & Record<string, unknown>) | undefined =
      kind === 'issue' ? issueOf(shown, id) : repairsOf(shown).find((one) => one.id === id);
    if (!before) return;
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return;
    const { fields } = this.records.get(id)!;
    // Until it is known whether it was applied either may hold.
    for (const [name, value] of Object.entries(after)) fields[name]!.add(value);
    const applied = () => {
      for (const [name, value] of Object.entries(after)) fields[name] = new Set([value]);
    };
    const procedure = kind === 'issue' ? 'issues.edit' : 'repairs.edit';
    await this.#submit({
      procedure,
      input: { ...key, baseVersion: before.version, changes },
      opId: newId(),
      applied,
    });
  }

  async #delete(carId: Id, issueId: Id): Promise<void> {
    this.gone.set(issueId, 'perhaps');
    this.#forms = this.#forms.filter((form) => !isFormOf(issueId)(form));
    const applied = () => void this.gone.set(issueId, 'surely');
    await this.#submit({ procedure: 'issues.delete', input: { carId, issueId }, opId: newId(), applied });
  }

  async #submit(form: Form): Promise<void> {
    const { procedure, input, opId, applied } = form;
    const sending = this.#tab.send(procedure, input, opId);
    const end = await this.device.await(sending);
    const reason =
      end?.status === 'rejected' ? (end.reason as { code?: string; name: string; message: string }) : null;
    this.#note(
      `${procedure} ${JSON.stringify(input)} ${end?.status ?? 'no answer'} ${reason?.code ?? reason?.name ?? ''}`,
    );
    if (!end) this.problems.push(`${procedure} was never answered`);
    if (end?.status === 'fulfilled') return applied();
    if (reason?.code === 'CONFLICT')
      return void this.problems.push(`${procedure} clashes with the person’s own words`);
    // The form still shows what was typed.
    this.#forms.push(form);
  }

  /** The network is well again, and whoever was logged out logs in. */
  async recover(): Promise<void> {
    this.#note('recovery');
    this.#setLine('through');
    await this.#logIn();
    this.#tab.emit('online');
    await this.#pass(60_000);
    await this.device.await(this.#tab.sendAgain());
    for (let times = 0; times < 3 && this.#forms.length > 0; times++)
      for (const form of this.#forms.splice(0)) await this.#submit(form);
    await this.#pass(15 * 60_000);
    const { operations, files } = this.#tab.outboxState.get();
    for (const { procedure, refused } of operations as readonly (PendingOperation & { refused: unknown })[])
      this.problems.push(`${procedure} ${refused ? `is parked: ${JSON.stringify(refused)}` : 'is stuck'}`);
    for (const { id, refused } of files.values())
      this.problems.push(`file ${id} ${refused ? `is parked: ${JSON.stringify(refused)}` : 'is stuck'}`);
    for (const { procedure } of this.#forms) this.problems.push(`${procedure} is refused for ever`);
  }
}
