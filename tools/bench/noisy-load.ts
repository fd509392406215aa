import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/deps.ts';
import { Visitor } from '#tests/client.ts';
import { asBytes, png } from '#tests/fixtures/media/samples.ts';

const EXPORTS = 40;
const UPLOADS = 200;
const READS = 10_000;
const READERS = 20;

/** Everything of the noisy account at once, in a process of its own; prints how each kind was answered. */
const [url = '', cookie = '', carId = ''] = process.argv.slice(2);
const owner = new Visitor(url);
owner.cookie = cookie;
const picture = asBytes(await png());

const counts: Record<string, number> = {};
async function ask(kind: string, method: string, path: string, body?: BodyInit): Promise<void> {
  const { status } = await owner.send(method, path, body === undefined ? {} : { body });
  const key = `${kind} ${status}`;
  counts[key] = (counts[key] ?? 0) + 1;
}

const times = (count: number, run: () => Promise<void>) => Promise.all(Array.from({ length: count }, run));
let read = 0;
await Promise.all([
  times(EXPORTS, () => ask('export', 'GET', '/api/export')),
  times(UPLOADS, () => ask('upload', 'PUT', `/api/media/${newId()}?purpose=issue&carId=${carId}`, picture)),
  times(READERS, async () => {
    while (read++ < READS) {
      const shop = randomBytes(6).toString('hex');
      await ask('read', 'GET', `/api/cars/${carId}/repairs?shops=${shop}&limit=${1 + (read % 50)}`);
    }
  }),
]);
console.log(JSON.stringify(counts));
