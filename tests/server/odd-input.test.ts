import { beforeAll, expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import { requestOf } from '#domain/requests.ts';
import { definitionOf, procedures } from '#tests/client.ts';
import { manyMarks } from '#tests/many-marks.ts';
import type { Things } from '#tests/noun-case.ts';
import { newIssue } from '#tests/people.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { newThings } from '#tests/things.ts';
import { owner, withOwner } from '#tests/set-up.ts';

let mine: Things;

withOwner({ env: { LOG_LEVEL: 'silent' } });
beforeAll(async () => {
  mine = await newThings(owner);
});

const DEEP = 'replaced by a value of this depth';
const nested = `${'{"a":['.repeat(10_000)}${']}'.repeat(10_000)}`;
/** Zones that ICU knows by names that the database does not. */
const zones = [
  'AET',
  'ACT',
  'BST',
  'CST',
  'IST',
  'JST',
  'PST',
  'SystemV/PST8PDT',
  'EST5EDT',
  'GMT0',
  'Etc/UTC',
];

const texts = ['\0', 'a\0b', '\ud800', 'a\udc00b', '\u{10ffff}', '\u202e\u0007', manyMarks('a')];
const odd: unknown[] = [
  ...texts,
  DEEP,
  ['\0'],
  ['\0', 'x'],
  { from: DEEP, to: 'x' },
  { from: null, to: manyMarks('a') },
  { from: '', to: 'a\0b' },
];

/** So many fields share the odd values: each gets the next one of these. */
const TURNS = 6;
let turn = 0;

/** Every field, also those of an edit's changes, with odd values that take turns. */
function* bent(input: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const [key, value] of Object.entries(input)) {
    const first = turn++ % TURNS;
    const mine = odd.filter((_value, at) => at % TURNS === first);
    for (const wrong of key === 'timeZone' ? [...odd, ...zones] : mine) yield { ...input, [key]: wrong };
    if (key !== 'changes' && key !== 'assessment') continue;
    for (const inner of bent(value as Record<string, unknown>)) yield { ...input, [key]: inner };
  }
}

async function attempt(procedure: Procedure, input: Record<string, unknown>): Promise<number> {
  const { method, path } = definitionOf(procedure).route;
  const request = requestOf([method, path], input);
  if (request.json === undefined) return (await owner.send(request.method, request.path)).status;
  const body = JSON.stringify(request.json).replaceAll(JSON.stringify(DEEP), nested);
  const headers = { 'content-type': 'application/json' };
  return (await owner.send(request.method, request.path, { body, headers })).status;
}

test(
  'NUL, half surrogates, deep nesting, old time zones and many marks never cause a 5xx',
  { timeout: 240_000 },
  async () => {
    const failed: unknown[] = [];
    let [sent, taken] = [0, 0];
    const inputs = procedures.flatMap((procedure) =>
      [...bent(inputFor[procedure](mine))].map((input) => ({ procedure, input })),
    );
    const send = async () => {
      for (let next = inputs.pop(); next; next = inputs.pop()) {
        const status = await attempt(next.procedure, next.input);
        sent++;
        if (status === 200) taken++;
        if (status >= 500) failed.push({ ...next, status, input: JSON.stringify(next.input).slice(0, 200) });
      }
    };
    await Promise.all(Array.from({ length: 6 }, send));
    expect(failed).toEqual([]);
    // Not all are refused by validation, and no field accepts everything.
    expect(sent).toBeGreaterThan(500);
    expect(taken / sent).toBeGreaterThan(0.03);
    expect(taken / sent).toBeLessThan(0.6);
  },
);

test('a title of one letter with thousands of marks is stored, though an index holds only a part of it', async () => {
  const description = manyMarks('a');
  expect((await newIssue(owner, mine.carId, { description })).title).toBe(description);
});

test('nor does any call of accounts', async () => {
  const calls = {
    'sign-up/email': ['name', 'email', 'password'],
    'sign-in/email': ['email', 'password'],
    'sign-in/social': ['provider'],
    'update-user': ['name', 'onboardingCompleted'],
    'change-password': ['currentPassword', 'newPassword'],
    'request-password-reset': ['email'],
    'reset-password': ['token', 'newPassword'],
    'send-verification-email': ['email'],
    'two-factor/enable': ['password'],
    'two-factor/disable': ['password'],
    'two-factor/verify-totp': ['code', 'trustDevice'],
    'two-factor/verify-backup-code': ['code', 'trustDevice'],
    'two-factor/generate-backup-codes': ['password'],
  };
  const usual = {
    name: 'Anna',
    email: 'anna@example.com',
    password: 'correct horse 7',
    code: '123456',
    currentPassword: 'correct horse 6',
    newPassword: 'correct horse 8',
    token: 'x',
    provider: 'google',
  };
  const failed: unknown[] = [];
  for (const [path, fields] of Object.entries(calls)) {
    for (const field of fields) {
      const turns = [null, 7, true, {}, [], ...texts].filter((_value, at) => at % 4 === turn % 4);
      turn++;
      for (const wrong of turns) {
        const json = { ...usual, [field]: wrong };
        const { status } = await owner.send('POST', `/api/auth/${path}`, { json });
        if (status >= 500) failed.push({ path, field, wrong: JSON.stringify(wrong).slice(0, 60), status });
      }
    }
  }
  expect(failed).toEqual([]);
});
