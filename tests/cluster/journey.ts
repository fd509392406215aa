import assert from 'node:assert/strict';
import type { Id } from '#domain/ids.ts';
import { Visitor } from '#tests/client.ts';
import { downloadExport } from '#tests/export-zip.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { LivePage } from '#tests/live-page.ts';
import { mechanicRepair, newCar, newIssue, newLink, repairDraft, signUp } from '#tests/people.ts';
import { upload } from '#tests/upload.ts';
import type { Cluster } from './cluster.ts';

const LIVE_ROUNDS = 20;
const SIGN_INS_A_MINUTE = 10;

/** Sign-up to export through nginx, each request by whichever process it picks. */
export async function mainJourney({ url }: Cluster): Promise<string> {
  const owner = await signUp(new Visitor(url), 'Anna');
  const { id: carId } = await newCar(owner);
  const picture = await upload(owner, 'issue', await phonePicture(), carId);
  const issue = await newIssue(owner, carId, { mediaIds: [picture] });
  const shown = await owner.send('GET', issue.images[0]!);
  assert.equal(shown.status, 200);
  const repair = repairDraft(carId, { resolvedIssues: [issue.id] });
  await owner.call('repairs.log', repair);
  const link = await newLink(owner, carId, { isEditable: true });
  const mechanic = new Visitor(url);
  await mechanic.call('share.open', { token: link.token });
  const byMechanic = mechanicRepair(link.token);
  await mechanic.call('share.logRepair', byMechanic);
  const { contents, document } = await downloadExport(owner);
  assert.deepEqual(
    new Set(document.repairs.map(({ id }) => id)),
    new Set([repair.id, byMechanic.id]),
    'the repairs of the export',
  );
  const files = [...contents.keys()].filter((name) => name.includes(picture));
  assert.equal(files.length, 1, `the picture in the export: ${[...contents.keys()].join()}`);
  return 'sign-up, car, problem with picture, repair, link, mechanic, export';
}

/** A page on one app process, and writes through another. */
export class Watch {
  readonly #page: LivePage;
  readonly #writer: Visitor;
  readonly #carId: Id;

  private constructor(page: LivePage, writer: Visitor, carId: Id) {
    this.#page = page;
    this.#writer = writer;
    this.#carId = carId;
  }

  static async open({ url, apps }: Cluster): Promise<Watch> {
    const owner = await signUp(new Visitor(url), 'Berta');
    const { id } = await newCar(owner);
    const writer = new Visitor(apps[0]!.url, url);
    writer.cookie = owner.cookie;
    const page = await LivePage.open(`${apps[1]!.url}/api/live`, owner.cookie);
    await page.hears('hello');
    return new Watch(page, writer, id);
  }

  /** @returns ms from the begin of a write until the page is told of it, or told to read everything again */
  async hear(): Promise<number> {
    const known = this.#page.heard.length;
    const begun = performance.now();
    await this.#writer.call('repairs.log', repairDraft(this.#carId));
    await Promise.any([this.#page.hears('change', known), this.#page.hears('refresh', known)]);
    return performance.now() - begun;
  }

  leave(): void {
    this.#page.leave();
  }
}

/** @returns the slowest of several notices, in ms */
export async function hearAcross(cluster: Cluster): Promise<number> {
  const watch = await Watch.open(cluster);
  const heard: number[] = [];
  while (heard.length < LIVE_ROUNDS) heard.push(await watch.hear());
  watch.leave();
  return Math.max(...heard);
}

/** Limits that a process of its own would let pass three times as often. */
export async function limitsAcross({ url, apps }: Cluster): Promise<string> {
  const at = (turn: number) => new Visitor(apps[turn % apps.length]!.url, url);
  const signIns: number[] = [];
  for (let turn = 0; turn < SIGN_INS_A_MINUTE + 3; turn += 1) {
    const { status } = await at(turn).send('POST', '/api/auth/sign-in/email', {
      json: { email: `nobody-${turn}@example.com`, password: 'wrong horse 8' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    signIns.push(status);
  }
  assert.deepEqual(signIns, [...Array<number>(SIGN_INS_A_MINUTE).fill(401), 429, 429, 429]);
  const owner = await signUp(new Visitor(url), 'Cilla');
  const exports: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const visitor = at(turn);
    visitor.cookie = owner.cookie;
    exports.push((await visitor.send('GET', '/api/export')).status);
  }
  assert.deepEqual(exports, [200, 200, 200, 429, 429]);
  return `${SIGN_INS_A_MINUTE} of ${signIns.length} sign-ins, 3 of ${exports.length} exports`;
}
