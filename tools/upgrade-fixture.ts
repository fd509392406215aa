import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Input } from '#domain/calls.ts';
import { queuedProcedures, type QueuedProcedure } from '#domain/outbox/register.ts';
import { startApp } from '#tests/app-process.ts';
import { freePort } from '#tests/free-port.ts';
import { startModelServer } from '#tests/stand-ins/model-server.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import type { Visitor } from '#tests/client.ts';
import type { BrowserProfile } from '#tests/upgrade/browser-profile.ts';
import { fillOwnersBrowser } from '#tests/upgrade/fill-browser.ts';
import { fillFirstCarBrowser, fillMechanicsBrowser } from '#tests/upgrade/fill-visitors.ts';
import { deleteWithPicture, fillServer, type People } from '#tests/upgrade/fill-server.ts';
import { readEverything, readExport } from '#tests/upgrade/record-answers.ts';
import type { Exchange } from '#tests/upgrade/recorder.ts';
import { BACKUP, RECORD, releaseFolder, type Account, type Release } from '#tests/upgrade/release.ts';
import { ensureBrowser } from './browser.mjs';
import { packBackup } from './pack-backup.ts';
import { ensureBuilt, root } from './setup.mjs';

/** npm run upgrade-fixture: keeps what this release writes for the tests of every later one (tests/upgrade/README.md). */
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const target = releaseFolder(version);
if (existsSync(join(target, RECORD))) throw new Error(`${target} is there already: raise the version first.`);
ensureBuilt();
const folder = await tempFolder();
// The same address both times: visitors and their cookies stay good.
const port = String(await freePort());
try {
  const people = await withModel(folder);
  const record = await withBrowser(folder, people);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, BACKUP), await packFullBackup(folder));
  await writeFile(join(target, RECORD), gzipSync(JSON.stringify(record), { level: 9 }));
  console.log(`The fixture of ${version} is in ${target}.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function withModel(dataDir: string): Promise<People> {
  const model = await startModelServer();
  const env = { PORT: port, MODEL_BASE_URL: model.url, MODEL_NAME: 'stand-in', LOG_LEVEL: 'error' };
  const app = await startApp(dataDir, env);
  try {
    return await fillServer(app.url);
  } finally {
    await app.stop();
    await model.stop();
  }
}

async function withBrowser(dataDir: string, people: People): Promise<Release> {
  const app = await startApp(dataDir, { PORT: port, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  const { anna, liga, newcomer, secured, leaving, garage } = people;
  const owners = { anna, liga };
  const { mechanic, ...places } = garage;
  try {
    const browsers = {
      owner: await fillOwnersBrowser(browser, app.url, people),
      mechanic: await fillMechanicsBrowser(browser, app.url, garage.token),
      guest: await fillFirstCarBrowser(browser, app.url, null),
      newcomer: await fillFirstCarBrowser(browser, app.url, newcomer),
    };
    await deleteWithPicture(people);
    await loseAnswer(anna, browsers.owner);
    return {
      madeAt: new Date().toISOString(),
      people: { anna: login(anna), liga: login(liga), newcomer: login(newcomer), secured, leaving },
      garage: places,
      browsers,
      reads: { ...(await each(owners, readEverything)), mechanic: [await openLink(mechanic, places.token)] },
      exports: await each(owners, readExport),
      writes: await each({ ...owners, mechanic }, (actor) => actor.retryWrites()),
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** One of the operations that wait has reached the server already: its answer was lost on the way. */
async function loseAnswer(owner: Visitor, { databases }: BrowserProfile): Promise<void> {
  const operations = databases
    .flatMap(({ stores }) => stores)
    .filter(({ name }) => name === 'operations')
    .flatMap(({ records }) => records.map(({ value }) => value as WaitingOperation));
  const missing = queuedProcedures.filter(
    (queued) => !operations.some(({ procedure }) => procedure === queued),
  );
  if (missing.length > 0) throw new Error(`The browser keeps no operation of ${missing.join(', ')}.`);
  const { input, opId } = operations.find(({ procedure }) => procedure === 'recurrences.add')!;
  await owner.call('recurrences.add', { ...(input as Input<'recurrences.add'>), opId });
}

type WaitingOperation = { procedure: QueuedProcedure; input: object; opId: string };

async function openLink(mechanic: Visitor, token: string): Promise<Exchange> {
  const { status, body } = await mechanic.attempt('share.open', { token });
  return { procedure: 'share.open', input: { token }, status, body };
}

function login({ email, password }: Account): Account {
  return { email, password };
}

async function each<Actor, Found>(
  actors: Record<string, Actor>,
  ask: (actor: Actor) => Promise<Found>,
): Promise<Record<string, Found>> {
  const found: Record<string, Found> = {};
  for (const [name, actor] of Object.entries(actors)) found[name] = await ask(actor);
  return found;
}

async function packFullBackup(dataDir: string): Promise<Buffer> {
  const { zip, empty } = await packBackup(dataDir);
  if (empty.length > 0) throw new Error(`The database has no row of ${empty.join(', ')}.`);
  return zip;
}
