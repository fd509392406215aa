import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { Visitor } from '#tests/client.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { pushDevice } from '#tests/nouns/notices.ts';
import { noise } from '#tests/noise.ts';
import { issueDraft, mechanicRepair, newCar, newIssue, newLink, type Owner } from '#tests/people.ts';

export type Attack = (until: AbortSignal) => Promise<string>;

const AT_ONCE = 8;
const STALLED = 30;

/** Fills the database with records as large as they can be. */
export const fill =
  (greedy: Owner, carId: Id): Attack =>
  async (until) => {
    const texts = Array.from({ length: 15 }, () => noise(1650));
    const counts: Record<number, number> = {};
    const write = async () => {
      while (!until.aborted) {
        const draft = issueDraft(carId, { aiQuestions: texts, aiAnswers: texts });
        const { status } = await greedy.attempt('issues.log', draft);
        counts[status] = (counts[status] ?? 0) + 1;
        if (status !== 200) await sleep(50);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, write));
    return `records: ${JSON.stringify(counts)}`;
  };

/** Devices that accept a connection and say nothing, and links that announce records to them. */
export const silence =
  (greedy: Owner, carId: Id, { silent, newSubscription }: Silent): Attack =>
  async (until) => {
    for (let n = 0; n < limits.pushDevices; n += 1)
      await greedy.call(
        'notices.addDevice',
        pushDevice({ ...newSubscription(), endpoint: `${silent}/${n}` }),
      );
    let added = 0;
    while (!until.aborted) {
      const link = await newLink(greedy, carId, { isEditable: true });
      for (let n = 0; n < 30 && !until.aborted; n += 1) {
        const { status } = await new Visitor(greedy.baseUrl).attempt(
          'share.logRepair',
          mechanicRepair(link.token),
        );
        if (status === 200) added += 1;
      }
      await sleep(1000);
    }
    return `records through links: ${added}, each to ${limits.pushDevices} silent devices`;
  };
type Silent = { silent: string; newSubscription: () => { endpoint: string; p256dh: string; auth: string } };

/** A repair with the id of a problem, through a link. */
export const sharedId =
  (victim: Owner, carId: Id, token: string): Attack =>
  async () => {
    const { id } = await newIssue(victim, carId);
    const { status } = await new Visitor(victim.baseUrl).attempt('share.logRepair', {
      ...mechanicRepair(token),
      id,
    });
    return `a repair with the id of a problem: ${status}`;
  };

/** Uploads through a link of the victim that stop after their first bytes. */
export const stall =
  (baseUrl: string, token: string): Attack =>
  async (until) => {
    const { hostname, port } = new URL(baseUrl);
    const head = (await phonePicture()).subarray(0, 400);
    const requests = Array.from({ length: STALLED }, () => {
      const path = `/api/media/${newId()}?purpose=issue&token=${token}`;
      const headers = { origin: baseUrl, 'content-length': 4_000_000 };
      const request = httpRequest({ hostname, port, method: 'PUT', path, headers });
      request.on('error', () => undefined);
      request.write(head);
      return request;
    });
    if (!until.aborted) await once(until, 'abort');
    for (const request of requests) request.destroy();
    return `uploads half sent through a link: ${STALLED}`;
  };

/** As many cars as an account can have, exported again and again, with pictures beside. */
export const exportAll =
  (greedy: Owner): Attack =>
  async (until) => {
    let made = 0;
    const again = async () => {
      while (!until.aborted) {
        const { status } = await greedy.send('GET', '/api/export?format=lubelogger');
        if (status === 200) made += 1;
        else await sleep(200);
      }
    };
    const picture = asBytes(await phonePicture({ width: 4000, height: 3000 }));
    const { cars } = await greedy.call('cars.list');
    const send = async () => {
      while (!until.aborted) {
        const path = `/api/media/${newId()}?purpose=issue&carId=${cars[0]!.id}`;
        await greedy.send('PUT', path, { body: picture });
      }
    };
    await Promise.all([again(), again(), again(), send(), send(), send()]);
    return `exports of ${cars.length} cars: ${made}`;
  };

export async function manyCars(greedy: Owner, count: number): Promise<void> {
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, () => newCar(greedy)));
}
