import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { CarDraft } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueDraft } from '#domain/issues/schema.ts';
import type { RepairDraft } from '#domain/repairs/schema.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDb } from '#server/platform/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { openFiles } from '#server/platform/files.ts';
import { openMailer } from '#server/platform/mail.ts';
import { Visitor, type Output } from './client.ts';

export { newId };

/** The real app on the real database. Every test makes its own people in it. */
export type World = {
  baseUrl: string;
  deps: Deps;
  app: FastifyInstance;
  visitor(): Visitor;
  newOwner(name?: string): Promise<Owner>;
  /** Moves the server's clock; back to the true time without an argument. */
  setClock(now?: Date): void;
  close(): Promise<void>;
};

export type Owner = Visitor & { email: string; password: string; id: Id };

type Options = { env?: Record<string, string>; databaseUrl?: string; dataDir?: string; web?: string };

export async function openWorld({ env = {}, databaseUrl, dataDir, web }: Options = {}): Promise<World> {
  const settings = {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir ?? inject('dataDir'),
    DATABASE_URL: databaseUrl ?? inject('databaseUrl'),
    ...env,
  };
  const config = readConfig(settings, '/');
  const log = pino({ level: config.logLevel });
  const db = openDb(config.database!.url, 8, (error) => log.warn(error));
  let clock: Date | undefined;
  const deps: Deps = {
    config,
    db,
    log,
    files: openFiles(config.files, config.dataDir),
    mailer: openMailer(config.mail),
    secrets: { auth: 'a-secret-for-tests-of-enough-length!', link: 'another-secret-for-tests-long-enough' },
    clock: () => clock ?? new Date(),
  };
  const app = await createApp(deps, web ?? null);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    baseUrl,
    deps,
    app,
    visitor: () => new Visitor(baseUrl),
    newOwner: (name = 'Anna') => signUp(new Visitor(baseUrl), name),
    setClock: (now) => (clock = now),
    close: async () => {
      await app.close();
      await db.$client.end();
    },
  };
}

/** Signs up a fresh owner with a profile, as the sign-up screen does, past the tutorial. */
export async function signUp(visitor: Visitor, name: string, onboarded = true): Promise<Owner> {
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const password = 'correct horse 7';
  const { status, body } = await visitor.send('POST', '/api/auth/sign-up/email', { json: { email, password, name } });
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  await visitor.call('profile.save', { firstName: name, lastName: 'Kalniņa' });
  if (onboarded) await visitor.send('POST', '/api/auth/update-user', { json: { onboardingCompleted: true } });
  const { session } = await visitor.call('session.read');
  return Object.assign(visitor, { email, password, id: session!.user.id });
}

export const carDraft = (changes: Partial<CarDraft> = {}): CarDraft => ({
  opId: newId(),
  id: newId(),
  brand: 'Volvo',
  model: 'V70',
  year: 2012,
  ...changes,
});

export const issueDraft = (carId: Id, changes: Partial<IssueDraft> = {}): IssueDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  description: 'The brakes squeal when I stop at a light',
  date: new Date().toISOString(),
  mediaIds: [],
  aiQuestions: ['When did it start?', 'Is there a noise?'],
  aiAnswers: ['Last week', ''],
  assessment: {
    summary: 'The brake pads may be worn.',
    causes: ['Worn pads'],
    recommendations: ['Have the pads looked at'],
    source: 'engine',
    category: 'braking',
    drivingAdvice: 'soon',
    drivingAdviceReason: 'Brakes wear further.',
    symptoms: ['It squeals when braking'],
  },
  language: 'en',
  ...changes,
});

export const repairDraft = (carId: Id, changes: Partial<RepairDraft> = {}): RepairDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  title: 'New brake pads',
  date: '2026-03-05',
  currency: 'EUR',
  cost: 120.5,
  resolvedIssues: [],
  partiallyResolvedIssues: [],
  ...changes,
});

export const newCar = (owner: Visitor, changes?: Partial<CarDraft>): Promise<Output<'cars.add'>> =>
  owner.call('cars.add', carDraft(changes));

export const newIssue = (owner: Visitor, carId: Id, changes?: Partial<IssueDraft>): Promise<Output<'issues.log'>> =>
  owner.call('issues.log', issueDraft(carId, changes));

export const newLink = (owner: Visitor, carId: Id, changes: { isEditable?: boolean; hours?: number } = {}) =>
  owner.call('share.create', { opId: newId(), id: newId(), carId, isEditable: false, ...changes });

/** A link whose time is over: made a day and a half ago by the server's clock. */
export async function expiredLink(world: World, owner: Visitor, carId: Id): Promise<Output<'share.create'>> {
  world.setClock(new Date(Date.now() - 36 * 3_600_000));
  try {
    // The session is younger than the clock now says, so it is still valid.
    return await newLink(owner, carId);
  } finally {
    world.setClock();
  }
}
