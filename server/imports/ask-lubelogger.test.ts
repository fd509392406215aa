import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerProblem } from '#domain/imports/server-schema.ts';
import { openLog } from '#server/platform/log.ts';
import {
  LUBELOGGER_KEY,
  startLubeLogger,
  type LubeLogger,
  type Misbehaviour,
} from '#tests/stand-ins/lubelogger-server.ts';
import { askLubeLogger } from './ask-lubelogger.ts';

let lubeLogger: LubeLogger;
beforeAll(async () => {
  lubeLogger = await startLubeLogger();
});
afterAll(() => lubeLogger.stop());
beforeEach(() => {
  lubeLogger.misbehaviour = null;
  lubeLogger.asked.length = 0;
});

const log = openLog('silent');
type Outside = Parameters<typeof askLubeLogger>[0];
const outside = (importPrivate: boolean) => ({ config: { importPrivate }, log }) as unknown as Outside;
const ask = (maxWaitMs = 20_000) => {
  const server = { address: lubeLogger.origin, key: LUBELOGGER_KEY };
  return askLubeLogger(outside(true), server, maxWaitMs);
};

test.each<[Misbehaviour, ServerProblem]>([
  ['page', 'other-app'],
  ['page-to-sign-in', 'key'],
  ['elsewhere', 'moved'],
  ['no-answer', 'slow'],
  ['slow-body', 'slow'],
  ['endless', 'too-large'],
  ['tiny-values', 'too-large'],
  ['other-protocol', 'other-app'],
  ['broken', 'other-app'],
  ['other-list', 'other-app'],
  ['one-list-fails', 'failed'],
  ['cut', 'unreachable'],
  ['overloaded', 'failed'],
  ['throttled', 'failed'],
  ['forbidden', 'key'],
])(
  'a server that answers as %s is reported as %s, and nothing of it is used',
  { tags: ['IMP-17'] },
  async (odd, problem) => {
    lubeLogger.misbehaviour = odd;
    expect(await ask(problem === 'slow' ? 300 : undefined)).toEqual({ problem });
  },
);

test('a server is asked for nothing more after a failure', { tags: ['IMP-17'] }, async () => {
  expect(await ask()).toMatchObject({ problem: null });
  const whole = lubeLogger.asked.length;
  lubeLogger.misbehaviour = 'one-list-fails';
  expect(await ask()).toEqual({ problem: 'failed' });
  lubeLogger.misbehaviour = null;
  await ask();
  expect(lubeLogger.asked.length).toBeLessThan(2.75 * whole);
});

test('a private network is asked only where the operator allows it', { tags: ['IMP-17'] }, async () => {
  const problemOf = (address: string) => askLubeLogger(outside(false), { address, key: LUBELOGGER_KEY });
  const { host } = new URL(lubeLogger.origin);
  expect(await problemOf(`https://${host}`)).toEqual({ problem: 'private' });
  expect(await problemOf(host.replace('127.0.0.1', 'localhost'))).toEqual({ problem: 'private' });
  expect(await problemOf(lubeLogger.origin)).toEqual({ problem: 'insecure' });
  expect(lubeLogger.asked).toEqual([]);
});
