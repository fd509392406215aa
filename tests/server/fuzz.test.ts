import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import type { Procedure } from '#domain/calls.ts';
import { definitionOf, procedures, type Answer } from '#tests/client.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { newThings } from '#tests/things.ts';
import type { Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

const REQUESTS = 2000;

let world: World;
let owner: Owner;
let mine: Things;
let theirs: Things;
let everyone: string[];

beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } });
  owner = await world.newOwner();
  mine = await newThings(owner);
  const other = await world.newOwner();
  theirs = await newThings(other);
  everyone = [owner.id, other.id];
});
afterAll(() => world.close());

/** A small generator with a fixed seed: a failure can be run again. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]! };
}

const wrong: unknown[] = [
  ...[null, true, -1, 1e308, 0.1, '', ' ', 'x', '\0', '\ud800', "'; drop table cars; --", '../../etc/passwd'],
  ...[[], {}, [[]], { $ne: 1 }, 'ž'.repeat(6000), '9'.repeat(400), '2026-02-31', newId(), '__proto__'],
];

/** An input that is wrong in one place: a field of the wrong sort, a missing field, or a stranger's id. */
function malformed(procedure: Procedure, random: ReturnType<typeof dice>): Record<string, unknown> {
  const { pick } = random;
  const input = structuredClone(inputFor[procedure](mine));
  const ids = Object.keys(input).filter((key) => key in theirs && key !== 'token');
  const key = pick(Object.keys(input));
  switch (pick(['stranger', 'wrong', 'missing', 'nested'])) {
    case 'stranger':
      if (ids.length > 0) return { ...input, [pick(ids)]: theirs[pick(ids) as keyof Things] };
      break;
    case 'missing':
      delete input[key];
      break;
    case 'nested':
      input[key] = { [key]: [wrong, { [key]: input[key] }] };
      break;
    default:
      input[key] = pick(wrong);
  }
  // What was bent and still fits is no malformed request: bend another one.
  return definitionOf(procedure).inputSchema!.safeParse(input).success ? malformed(procedure, random) : input;
}

const rawBodies: [contentType: string, body: BodyInit][] = [
  ['application/json', '{'],
  ['application/json', '[1,2'],
  ['application/json', '"text"'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__": {"admin": true}}'],
  ['application/json', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ['application/json; charset=utf-16', '{}'],
  ['text/html', '<script>'],
  ['application/x-www-form-urlencoded', 'a=1&a[b]=2'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['application/json', `{"a":"${'x'.repeat(1_100_000)}"}`],
  ['application/json', '['.repeat(20_000)],
];

test(`${REQUESTS} malformed requests: no 5xx, nothing changed`, { timeout: 120_000 }, async () => {
  // Any text may be asked for as a token, so no input of share.open is malformed.
  const targets = procedures.filter(
    (procedure) => Object.keys(inputFor[procedure](mine)).length > 0 && procedure !== 'share.open',
  );
  // An attempt at somebody's password is noted for its owner.
  const stored = async () => ({ ...(await fingerprint(world.deps.db, everyone)), security_events: null });
  const before = await stored();
  const counts: Record<string, number> = {};
  const odd: unknown[] = [];
  const random = dice(20_261_121);
  for (let sent = 0; sent < REQUESTS; sent++) {
    const procedure = random.pick(targets);
    const input = malformed(procedure, random);
    const answer = sent % 10 === 0 ? await sendRaw(procedure, random) : await owner.attempt(procedure, input);
    const code = (answer.body as { code?: string }).code ?? String(answer.status);
    counts[code] = (counts[code] ?? 0) + 1;
    if (answer.status >= 500 || (answer.status >= 400 && !(answer.body as { code?: string }).code)) {
      odd.push({
        procedure,
        input: JSON.stringify(input).slice(0, 200),
        status: answer.status,
        body: answer.body,
      });
    }
  }
  expect(odd).toEqual([]);
  expect(await stored()).toEqual(before);
  const reached = [
    'BAD_REQUEST',
    'NOT_FOUND',
    'LINK_INVALID',
    'CONFLICT',
    'ID_TAKEN',
    'UNSUPPORTED_MEDIA',
    'TOO_LARGE',
    '200',
  ];
  const share = reached.reduce((sum, code) => sum + (counts[code] ?? 0), 0) / REQUESTS;
  expect(share).toBeGreaterThanOrEqual(0.95);
});

async function sendRaw(procedure: Procedure, { pick }: ReturnType<typeof dice>): Promise<Answer> {
  const { method, path } = definitionOf(procedure).route;
  // A write whose whole input is its path is no malformed request with a car of one's own.
  const isWhole = Object.keys(inputFor[procedure](mine)).every((key) => path.includes(`{${key}}`));
  const carId = isWhole && method !== 'GET' ? newId() : mine.carId;
  const parts = ['%00', '%E0%A4%A', 'x'.repeat(600), newId(), carId, '..%2f..'];
  const target = `/api${path.replace(/\{\w+\}/g, () => pick(parts))}`;
  if (method === 'GET')
    return owner.send(
      'GET',
      `${target}?limit=${pick(['-1', '1e9', '%00', 'x'])}&cursor=${pick(['|', 'a|b', '%ff', '9999|0'])}&token=%00`,
    );
  const [contentType, body] = pick(rawBodies);
  return owner.send(method, target, { body, headers: { 'content-type': contentType } });
}
