import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { runCommand } from '#tests/operator-command.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { backupOf, installRelease, prolong, unpackBackup } from '#tests/upgrade/install-release.ts';
import { readExport, readEverything } from '#tests/upgrade/record-answers.ts';
import { lasting, withoutKeys } from '#tests/upgrade/lasting.ts';
import { readRelease, releases, type Account, type Release } from '#tests/upgrade/release.ts';
import { documentVersion } from '#server/export/document-schema.ts';
import { sections } from '#server/nouns.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { ENDED_TABLES } from '../../tools/backup/end-old-access.ts';
import { asked, succeeded } from './backup-tools.ts';

const ways = ['started in place', 'restored from its backup'] as const;

/** 0.1.0 exported which link a record came through; since then these marks stay on the server. */
const withoutMechanicMarks = (document: unknown): unknown =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'linkId' || key === 'isUnseen' ? undefined : value,
    ),
  );

type OneReceipt = { receiptId: string | null };

/** Until version 6 of the document a repair had one receipt. */
/** 0.1.0 listed them by car. */
function chatsById(document: unknown): object {
  const { chatMessages = [], ...rest } = document as { chatMessages?: { id: string }[] };
  return { ...rest, chatMessages: chatMessages.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

const withReceiptsListed = (document: unknown): unknown =>
  JSON.parse(
    JSON.stringify(document, (_key, value: unknown) => {
      if (value === null || typeof value !== 'object' || !('receiptId' in value)) return value;
      const { receiptId, ...rest } = value as OneReceipt;
      return { ...rest, receiptIds: receiptId === null ? [] : [receiptId] };
    }),
  );

for (const version of releases)
  for (const way of ways) {
    // In `npm test` a restore is proven by the backups of this version.
    const tags = way === 'started in place' ? [] : ['long'];
    describe(`an installation of ${version}, ${way}`, { tags }, () => {
      let place: string;
      const apps: AppProcess[] = [];
      const url = () => apps[0]!.url;
      let release: Release;
      let manifest: Manifest;
      const env = () => ({ DATA_DIR: join(place, 'data') });

      beforeAll(async () => {
        place = await tempFolder();
        release = await readRelease(version);
        const backup = join(place, 'backup');
        manifest = await unpackBackup(backupOf(version), backup);
        if (way === 'started in place') {
          await installRelease(version, env().DATA_DIR, place);
        } else {
          succeeded(await runCommand('restore', env(), backup));
          await asked(env(), (client) => prolong(client, release));
          // A restore ends links: what they opened is compared all the same.
          await asked(env(), (client) =>
            client.query(
              "update share_links set revoked_at = null where revoked_at > now() - interval '1 hour'",
            ),
          );
        }
        apps.push(await startApp(env().DATA_DIR, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }));
      });
      afterAll(async () => {
        for (const app of apps) await app.stop();
        await rm(place, { recursive: true, force: true });
      });

      async function signIn({ email, password }: Account): Promise<Visitor> {
        const visitor = new Visitor(url());
        const { status } = await visitor.send('POST', '/api/auth/sign-in/email', {
          json: { email, password },
        });
        expect(status).toBe(200);
        return visitor;
      }

      test('every table has its rows', async () => {
        const counted = await asked(env(), async (client) => {
          const counts: Record<string, number> = {};
          for (const { name } of manifest.tables) {
            const { rows } = await client.query<{ count: string }>(`select count(*) from public.${name}`);
            counts[name] = Number(rows[0]!.count);
          }
          return counts;
        });
        const before = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
        // Every migration adds a row; deleted files are removed at start, and counts of requests after a day.
        const passing = ['migrations', 'deleted_files', 'auth_rate_limit'];
        const { migrations } = counted;
        expect(migrations).toBeGreaterThanOrEqual(before['migrations']!);
        const ended =
          way === 'started in place'
            ? {}
            : Object.fromEntries(ENDED_TABLES.filter((name) => name in before).map((name) => [name, 0]));
        expect(withoutKeys(counted, passing)).toEqual({ ...withoutKeys(before, passing), ...ended });
      });

      test('its files are there, and no deleted one', async () => {
        const found = async () => {
          const entries = await readdir(join(env().DATA_DIR, 'files'), {
            recursive: true,
            withFileTypes: true,
          });
          return entries
            .filter((entry) => entry.isFile())
            .map(({ name }) => name)
            .toSorted();
        };
        await expect.poll(found).toEqual(manifest.files.map(({ key }) => key).toSorted());
      });

      describe.each(['anna', 'liga'] as const)('%s', (name) => {
        test('signs in with the password and reads every record', async () => {
          const owner = await signIn(release.people[name]);
          const answers = await readEverything(owner);
          expect(lasting(answers)).toMatchObject(lasting(release.reads[name]!) as object);
          for (const [path] of JSON.stringify(answers).matchAll(/\/api\/media\/[^"?]+/gu)) {
            expect([path, (await owner.send('GET', path)).status]).toEqual([path, 200]);
          }
        });

        test('exports the same document and files', async () => {
          const { document, files } = await readExport(await signIn(release.people[name]));
          const before = release.exports[name]!;
          const version = documentVersion(sections);
          expect(files).toEqual(before.files);
          expect(document).toEqual(withoutMechanicMarks(document));
          expect(lasting(chatsById(document))).toMatchObject(
            lasting({
              ...chatsById(withReceiptsListed(withoutMechanicMarks(before.document))),
              version,
            }) as object,
          );
        });
      });

      test('a retried operation is answered as before and changes nothing', async () => {
        const owners = { anna: await signIn(release.people.anna), liga: await signIn(release.people.liga) };
        const actors: Record<string, Visitor> = { ...owners, mechanic: new Visitor(url()) };
        const before = await readEverything(owners.anna);
        for (const [name, writes] of Object.entries(release.writes)) {
          for (const { procedure, input, status, body } of writes) {
            const answer = await actors[name]!.attempt(procedure, input);
            expect([procedure, answer.status]).toEqual([procedure, status]);
            // With what has been added since.
            expect(lasting(answer.body), procedure).toMatchObject(lasting(body) as object);
          }
        }
        expect(await readEverything(owners.anna)).toEqual(before);
      });

      test("the mechanic's link opens what it opened before", async () => {
        const [{ procedure, input, body }] = release.reads['mechanic'] as [Release['reads'][string][number]];
        const answer = await new Visitor(url()).attempt(procedure, input);
        expect(answer.status).toBe(200);
        expect(lasting(answer.body)).toMatchObject(lasting(body) as object);
      });

      test('the second factor and its recovery codes still hold', async () => {
        const { secured } = release.people;
        const totp = URI.parse(secured.totpURI) as { generate(): string };
        for (const [path, code] of [
          ['verify-totp', totp.generate()],
          ['verify-backup-code', secured.backupCodes[0]],
        ]) {
          const visitor = await signIn(secured);
          expect((await visitor.call('session.read')).session).toBeNull();
          const { status } = await visitor.send('POST', `/api/auth/two-factor/${path}`, { json: { code } });
          expect(status).toBe(200);
          expect((await visitor.call('session.read')).session!.user.email).toBe(secured.email);
        }
      });

      test('an account that waits to be erased comes back by signing in', async () => {
        const visitor = await signIn(release.people.leaving);
        expect((await visitor.call('session.read')).session!.user.email).toBe(release.people.leaving.email);
      });
    });
  }
