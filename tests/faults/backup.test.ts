import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { fillWholeGarage } from '#tests/export-zip.ts';
import { pushDevice } from '#tests/nouns/notices.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { runCommand, runCommandSource } from '#tests/operator-command.ts';
import { newCar, newIssue, newLink, repairDraft, signUp, type Owner } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { checkBackup } from '#server/platform/backup/manifest.ts';
import {
  afterRestore,
  asked,
  everyColumn,
  everyFile,
  everyRow,
  succeeded,
  type Env,
} from './backup-tools.ts';

let place: string;
const apps: AppProcess[] = [];

beforeAll(async () => void (place = await tempFolder()));
afterEach(async () => {
  for (const app of apps.splice(0)) await app.stop();
});
afterAll(async () => rm(place, { recursive: true, force: true }));

async function appOn(env: Env): Promise<AppProcess> {
  const app = await startApp(env['DATA_DIR']!, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env });
  apps.push(app);
  return app;
}

async function ownerOf(app: AppProcess): Promise<Owner> {
  return signUp(new Visitor(app.url), 'Anna');
}

const upload = async (owner: Owner, carId: string, body = sample.mp4(4000)) => {
  const id = newId();
  const url = `/api/media/${id}?purpose=issue&carId=${carId}`;
  expect((await owner.send('PUT', url, { body: sample.asBytes(body) })).status).toBe(200);
  return id;
};

describe('an app with its own database and disk', () => {
  test('comes back with every row, every file and its secrets', async () => {
    const from = { DATA_DIR: join(place, 'first') };
    const to = { DATA_DIR: join(place, 'second') };
    const folder = join(place, 'backup');
    await copyMigratedCluster(from.DATA_DIR);
    const app = await appOn(from);
    const owner = await ownerOf(app);
    const { carId, photoId } = await fillWholeGarage(owner);
    await newIssue(owner, carId, { description: 'Text like COPY\'s own: \\N \\. \\\\\t|\r\n"ā" 🚗' });
    await newLink(owner, carId);
    await owner.call('notices.makeCalendar', { opId: newId() });
    await owner.call('notices.addDevice', pushDevice());
    const { calendar } = await owner.call('notices.read');
    expect((await owner.send('GET', calendar!)).status).toBe(200);
    await asked(from, (client) =>
      client.query(
        `insert into invitations (id, token_hash, expires_at) values ($1, '\\x00', now() + interval '1 day')`,
        [newId()],
      ),
    );
    const issues = `/api/cars/${carId}/issues`;
    const etag = (await owner.send('GET', issues)).headers.get('etag')!;

    const backup = await runCommand('backup', from, folder);
    succeeded(backup);
    expect(backup.said).toMatch(
      /^Backed up into .*backup: \d+ rows of \d+ tables, 10 files \(0\.\d MB\)\.\n$/,
    );
    const { tables } = await checkBackup(folder);
    expect(Object.fromEntries(tables.map(({ name, columns }) => [name, columns]))).toEqual(
      await everyColumn(from),
    );
    const [rows, files] = [await everyRow(from), await everyFile(join(from.DATA_DIR, 'files'))];
    expect(Object.keys(files)).toHaveLength(10);
    expect(rows['issues']).toHaveLength(8);
    for (const [path, isFolder] of [
      ['backup.json', false],
      ['secrets.json', false],
      ['tables/users.copy', false],
      ['files', true],
    ] as const) {
      expect((await stat(join(folder, path))).mode & 0o777, path).toBe(isFolder ? 0o700 : 0o600);
    }

    const restored = await runCommand('restore', to, folder);
    succeeded(restored);
    expect(restored.said).toContain('Everybody has to log in again.');
    expect(restored.said).toContain('Accounts: 1, as they were then.');
    for (const name of ['calendar_feeds', 'push_devices', 'invitations'])
      expect(rows[name], name).toHaveLength(1);
    expect(await everyRow(to)).toEqual(afterRestore(rows));
    expect(await everyFile(join(to.DATA_DIR, 'files'))).toEqual(files);
    const secrets = join(to.DATA_DIR, 'secrets.json');
    expect(await readFile(secrets, 'utf8')).toBe(await readFile(join(from.DATA_DIR, 'secrets.json'), 'utf8'));
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);

    // And it is alive: not the same session, but the same password, the same pictures, room for more.
    await app.stop();
    const again = Object.assign(new Visitor((await appOn(to)).url), { cookie: owner.cookie });
    expect((await again.attempt('cars.list')).status).toBe(401);
    expect((await again.send('GET', calendar!)).status).toBe(404);
    const { email, password } = owner;
    await again.send('POST', '/api/auth/sign-in/email', { json: { email, password } });
    expect((await again.call('cars.list')).cars).toHaveLength(2);
    const fresh = await again.send('GET', issues, { headers: { 'if-none-match': etag } });
    expect([fresh.status, fresh.headers.get('etag')]).toEqual([200, expect.not.stringContaining(etag)]);
    expect((await again.send('GET', `/api/media/${photoId}/picture.jpg`)).status).toBe(200);
    expect(
      await asked(to, (client) => client.query('select from share_links where revoked_at is null')),
    ).toMatchObject({ rowCount: 0 });
    await newCar(again);
  });

  test('is one moment, with the files of that moment, while people write and delete', async () => {
    const from = { DATA_DIR: join(place, 'busy') };
    const to = { DATA_DIR: join(place, 'calm') };
    await copyMigratedCluster(from.DATA_DIR);
    const app = await appOn(from);
    const owner = await ownerOf(app);
    const { id: carId } = await newCar(owner);
    for (let i = 0; i < 60; i++)
      await newIssue(owner, carId, { mediaIds: [await upload(owner, carId, sample.mp4(500_000))] });
    const over = new AbortController();
    let written = 0;
    const write = async () => {
      while (!over.signal.aborted) {
        const issue = await newIssue(owner, carId, { mediaIds: [await upload(owner, carId)] });
        await owner.call('repairs.log', repairDraft(carId, { resolvedIssues: [issue.id], mileage: 5 }));
        await owner.send('DELETE', `/api/media/${await upload(owner, carId)}`);
        if (written++ % 3 === 0)
          await owner.call('issues.delete', { opId: newId(), carId, issueId: issue.id });
      }
    };
    const writers = [write(), write()];
    const folder = join(place, 'busy-backup');
    const backup = await runCommandSource('backup', from, folder);
    const during = written;
    over.abort();
    await Promise.all(writers);
    succeeded(backup);
    expect(during).toBeGreaterThan(2);
    expect((await checkBackup(folder)).missing).toEqual([]);

    succeeded(await runCommand('restore', to, folder));
    const media = await asked(to, async (client) => {
      const count = async (question: string) =>
        (await client.query<{ n: number }>(`select count(*)::int as n ${question}`)).rows[0]!.n;
      const repairs = await count('from repairs');
      expect(repairs).toBeGreaterThan(0);
      // What one transaction wrote is there together or not at all.
      expect(await count(`from mileage_readings where source = 'repair'`)).toBe(repairs);
      // The deletion of a problem takes its link to a repair along, and what was answered about it.
      expect(await count('from operations where answer is null')).toBe(
        await count(
          'from repairs r where not exists (select from repair_issue_links l where l.repair_id = r.id)',
        ),
      );
      expect(await count('from issues where resolved_by is not null')).toBe(
        await count(
          'from issues i join repair_issue_links l on l.issue_id = i.id and l.repair_id = i.resolved_by',
        ),
      );
      return (await client.query<{ key: string; size: string }>('select storage_key as key, size from media'))
        .rows;
    });
    const files = openFiles({ kind: 'disk' }, to.DATA_DIR);
    for (const { key, size } of media) expect(await files.size(key)).toBe(Number(size));
  });
});
