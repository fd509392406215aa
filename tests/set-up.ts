import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newCar, type Owner } from './people.ts';
import { openMailWorld } from './mail-world.ts';
import { startMailServer, type MailServer } from './stand-ins/mail-server.ts';
import { startModelServer, type ModelServer } from './stand-ins/model-server.ts';
import { tempFolder } from './temp-folder.ts';
import { openWorld, type World } from './world.ts';

/** Those of the test that runs, set by the hooks below. */
export let world: World;
export let owner: Owner;
export let carId: Id;
export let model: ModelServer;
export let mails: MailServer;
/** Every line of the log of `withMailsLogged`. */
export let logged = '';
export let dataDir: string;

/** A world for the file. */
export function withWorld(options?: Parameters<typeof openWorld>[0]): void {
  beforeAll(async () => {
    world = await openWorld(options);
  });
  afterAll(() => world.close());
}

/** A world and one owner for the file. */
export function withOwner(options?: Parameters<typeof openWorld>[0]): void {
  withWorld(options);
  beforeAll(async () => {
    owner = await world.newOwner();
  });
}

/** A world for the file, an owner for each test. */
export function withNewOwners(options?: Parameters<typeof openWorld>[0]): void {
  withWorld(options);
  beforeEach(async () => {
    owner = await world.newOwner();
  });
}

/** A world for the file, an owner with a car for each test. */
export function withCar(car?: Parameters<typeof newCar>[1]): void {
  withNewOwners();
  beforeEach(async () => {
    world.setClock();
    carId = (await newCar(owner, car)).id;
  });
}

/** A world for the file that asks `model`, and one owner. */
export function withModel(env: Record<string, string> = {}): void {
  beforeAll(async () => {
    model = await startModelServer();
    const variables = { MODEL_BASE_URL: model.url, MODEL_NAME: 'words', LOG_LEVEL: 'silent', ...env };
    world = await openWorld({ env: variables });
    owner = await world.newOwner();
  });
  afterAll(async () => {
    await world.close();
    await model.stop();
  });
}

const closeMails = () =>
  afterAll(async () => {
    await world.close();
    await mails.stop();
  });

/** A world for the file that sends its mails to `mails`. */
export function withMails(env: Record<string, string> = {}): void {
  beforeAll(async () => {
    mails = await startMailServer();
    world = await openWorld({ env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', ...env } });
  });
  closeMails();
}

/** The same with limits and a log that is kept. */
export function withMailsLogged(): void {
  beforeAll(async () => {
    logged = '';
    ({ mails, world } = await openMailWorld((line) => (logged += line)));
  });
  closeMails();
}

/** A world for the file that keeps its files in `dataDir`, which no other world uses. */
export function withDataDir(env: Record<string, string> = {}): void {
  beforeAll(async () => {
    dataDir = await tempFolder();
    world = await openWorld({ dataDir, env });
  });
  afterAll(async () => {
    await world.close();
    await rm(dataDir, { recursive: true });
  });
}
