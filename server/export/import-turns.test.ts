import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueTasks } from '#server/platform/metrics/tally.ts';
import { openLog } from '#server/platform/log.ts';
import { authUser } from '#server/accounts/table.ts';
import { downloadExport, fillWholeGarage, importZip } from '#tests/export-zip.ts';
import type { Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let dataDir: string;
let world: World;
let zip: Buffer;
let logged = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carful-turns-'));
  const sink = new PassThrough();
  sink.on('data', (line: Buffer) => (logged += line.toString()));
  world = await openWorld({ dataDir, log: openLog('info', sink) });
  const donor = await world.newOwner();
  await fillWholeGarage(donor);
  ({ zip } = await downloadExport(donor));
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true });
});

const bytes = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** Blocks an import of this owner at its first write while `work` runs. */
async function holding(owner: Owner, work: () => Promise<void>): Promise<void> {
  await world.deps.db.transaction(async (tx) => {
    await tx.select().from(authUser).where(eq(authUser.id, owner.id)).for('update');
    await work();
  });
}
const isHeld = async () => {
  const { rows } = await world.deps.db.execute(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

test('two imports wait for the one that runs; a further one is refused as busy before its upload', async () => {
  const [first, second, third, fourth] = await Promise.all(Array.from({ length: 4 }, () => world.newOwner()));
  let accepted: ReturnType<typeof importZip>[] = [];
  await holding(first!, async () => {
    accepted = [importZip(first!, zip)];
    await expect.poll(isHeld, { timeout: 15_000 }).toBe(true);
    accepted.push(importZip(second!, zip), importZip(third!, zip));
    await expect.poll(() => queueTasks.waiting.values.get('imports'), { timeout: 15_000 }).toBe(2);
    expect(await importZip(fourth!, zip)).toMatchObject({
      status: 503,
      body: { defined: true, code: 'BUSY', data: { retryAfter: 60 } },
    });
  });
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await importZip(fourth!, zip)).status).toBe(200);
});

test('aborts an import whose client disconnected, and leaves nothing behind', async () => {
  const owner = await world.newOwner();
  const before = await bytes();
  await holding(owner, async () => {
    const { hostname, port } = new URL(world.baseUrl);
    const headers = { cookie: owner.cookie, origin: world.baseUrl, 'content-length': zip.length };
    const sending = request({ hostname, port, path: '/api/import', method: 'POST', headers });
    sending.on('error', () => undefined);
    sending.end(zip);
    await expect.poll(isHeld, { timeout: 15_000 }).toBe(true);
    sending.destroy();
  });
  await expect.poll(bytes, { timeout: 15_000 }).toBe(before);
  expect((await owner.call('cars.list')).cars).toEqual([]);
  expect((await importZip(owner, zip)).status).toBe(200);
});

test('reports a full disk before anything is written', async () => {
  const owner = await world.newOwner();
  const { files } = world.deps;
  const { freeBytes } = files;
  files.freeBytes = async () => 256 * 1024 * 1024 + zip.length - 1;
  try {
    expect(await importZip(owner, zip)).toMatchObject({ status: 507, body: { code: 'NO_SPACE' } });
  } finally {
    files.freeBytes = freeBytes;
  }
  expect(await files.freeBytes()).toBeGreaterThan(0);
  // Reported to the client, not logged as a failure.
  expect(logged).toContain('"status":507');
  expect(logged).not.toContain('a request failed');
});
