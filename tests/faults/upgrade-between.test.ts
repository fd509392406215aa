import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentVersion } from '#server/export/document-schema.ts';
import { sections } from '#server/nouns.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { installBackup } from '#tests/upgrade/install-release.ts';
import { lasting, withoutKeys } from '#tests/upgrade/lasting.ts';
import { readExport, readNewer } from '#tests/upgrade/record-answers.ts';
import { readSnapshot, snapshotPaths, snapshots, type Snapshot } from '#tests/upgrade/release.ts';

describe.each(snapshots)('what the server wrote at migration %s', (migration) => {
  let folder: string;
  let app: AppProcess;
  let snapshot: Snapshot;
  let owner: Visitor;

  beforeAll(async () => {
    folder = await tempFolder();
    snapshot = await readSnapshot(migration);
    const data = join(folder, 'data');
    await installBackup(snapshotPaths(migration).backup, snapshot, data, folder);
    app = await startApp(data, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
    owner = new Visitor(app.url);
    const { status } = await owner.send('POST', '/api/auth/sign-in/email', { json: snapshot.owner });
    expect(status).toBe(200);
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('documents, reminders, fill-ups, channels of notices and costs of owning are read as before', async () => {
    const reads = await readNewer(owner);
    expect(lasting(reads)).toMatchObject(lasting(snapshot.reads) as object);
    const answers = JSON.stringify(reads.map(({ body }) => body));
    for (const text of [
      '"number":"LV-77-COVERT"',
      '"isPaused":true',
      '"madeRepair":true',
      '"station":"Surreptitious pumps"',
      '"preset":"ntfy"',
      '"km":88000},"mileageLimit":{',
    ])
      expect(answers.includes(text), text).toBe(true);
  });

  test('they are exported as before, and a retried operation changes nothing', async () => {
    const { document, files } = await readExport(owner);
    expect(files).toEqual(snapshot.export.files);
    // This log-in is another event.
    const before = { ...snapshot.export.document, version: documentVersion(sections) };
    const kept = lasting(withoutKeys(before, ['securityEvents'])) as object;
    expect(lasting(document)).toMatchObject(kept);
    const read = await readNewer(owner);
    for (const { procedure, input, status, body } of snapshot.writes) {
      const answer = await owner.attempt(procedure, input);
      expect([procedure, answer.status]).toEqual([procedure, status]);
      expect(lasting(answer.body), procedure).toMatchObject(lasting(body) as object);
    }
    expect(lasting(await readNewer(owner))).toEqual(lasting(read));
  });
});
