import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FIRST_ANSWERS_ID } from '#domain/first-reads.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import { firstAnswersOf } from '#server/platform/http/first-answers.ts';
import { newCar, newIssue, newLink, type Owner } from '#tests/people.ts';
import { expiredLink, openWorld, type World } from '#tests/world.ts';

const NICKNAME = '</script><script>alert(1)</script><!--';
const html = '<!doctype html><html><body><script nonce="__NONCE__"></script></body></html>';
const gated = ['^/home/?$', '^/cars/[^/]+/?$', '^/car-view/[^/]+/?$', '^/reports/?$', '^/settings/?$'];

let folder: string;
let world: World;
let owner: Owner;
let carId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carful-web-'));
  for (const name of ['index', 'mechanic-share', 'demo']) await writeFile(join(folder, `${name}.html`), html);
  const routes = [
    { pattern: '^/login/?$', gated: false, files: ['assets/main.js'] },
    ...gated.map((pattern) => ({ pattern, gated: true, files: ['assets/main.js'] })),
  ];
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(routes));
  world = await openWorld({ web: folder });
  owner = await world.newOwner();
  carId = (await newCar(owner, { nickname: NICKNAME })).id;
  await newIssue(owner, carId);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

type Page = { text: string; headers: Headers; answers: Record<string, unknown> | null };

const navigation = { 'sec-fetch-dest': 'document' };

async function open(
  visitor: Visitor,
  path: string,
  headers: Record<string, string> = navigation,
): Promise<Page> {
  const answer = await visitor.send('GET', path, { headers });
  expect(answer.status).toBe(200);
  const text = String(answer.body);
  const [, json] =
    new RegExp(`<script type="application/json" id="${FIRST_ANSWERS_ID}">([^<]*)</script>`).exec(text) ?? [];
  return {
    text,
    headers: answer.headers,
    answers: json === undefined ? null : (JSON.parse(json) as Record<string, unknown>),
  };
}

test('a page has the answers to its first reads in it, as the API gives them, for nobody to keep', async () => {
  for (const [path, reads] of [
    ['/home', 8],
    [`/cars/${carId}`, 9],
    [`/car-view/${carId}`, 9],
    ['/reports', 7],
    ['/settings', 4],
  ] as const) {
    const { answers, headers } = await open(owner, path);
    expect([path, Object.keys(answers ?? {}).length]).toEqual([path, reads]);
    for (const [address, answer] of Object.entries(answers!))
      expect([address, (await owner.send('GET', address)).body]).toEqual([address, answer]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('link')).not.toContain('/api/session');
  }
});

test('the page of the reports has the days of the time zone of the device used last', async () => {
  const traveller = await world.newOwner();
  const { id } = await newCar(traveller);
  await newIssue(traveller, id);
  const timelineOf = ({ answers }: Page) =>
    Object.keys(answers ?? {}).filter((path) => /timeline/.test(path));
  expect(timelineOf(await open(traveller, '/reports'))).toEqual([]);
  await traveller.call('notices.setZone', { opId: newId(), zone: 'Pacific/Auckland' });
  const page = await open(traveller, '/reports');
  const timeline = `/api/cars/${id}/timeline`;
  expect(timelineOf(page)).toEqual([`${timeline}?timeZone=Pacific%2FAuckland&limit=25`]);
  for (const path of timelineOf(page))
    expect(page.answers?.[path]).toEqual((await traveller.send('GET', path)).body);
  expect(page.answers).not.toHaveProperty('/api/notices');
});

test('what people typed neither ends the element nor becomes one', async () => {
  const { text, answers } = await open(owner, '/home');
  expect(text.match(/<script/g)).toHaveLength(2);
  expect(text).not.toContain('<!--');
  expect(answers?.['/api/cars']).toMatchObject({ cars: [{ nickname: NICKNAME }] });
});

test('a stranger finds nothing of another owner in the page of their car, nor does a visitor', async () => {
  const stranger = await world.newOwner('Stranger');
  const theirs = await open(stranger, `/cars/${carId}`);
  expect(Object.keys(theirs.answers ?? {}).filter((path) => path.includes(carId))).toEqual([]);
  expect(theirs.text).not.toContain('alert(1)');
  for (const cookie of ['', 'carful.session_token=forged.signature', `${owner.cookie}x`]) {
    const visitor = Object.assign(world.visitor(), { cookie });
    const { answers, headers } = await open(visitor, `/cars/${carId}`);
    expect([answers, headers.get('cache-control')]).toEqual([null, 'no-cache']);
  }
});

test('for a browser that has left nothing is asked, as its address is unknown', async () => {
  const app = { inject: vi.fn() };
  const request = { headers: {}, raw: { socket: {} }, log: console } as unknown as FastifyRequest;
  expect(await firstAnswersOf(app as never, request).ofAccount('/home')).toBeNull();
  expect(app.inject).not.toHaveBeenCalled();
});

test('a session that has ended gets no answers', async () => {
  const other = await world.newOwner();
  const { cookie } = other;
  await other.send('POST', '/api/auth/sign-out', { json: {} });
  other.cookie = cookie;
  expect((await open(other, '/home')).answers).toBeNull();
});

test('a visitor’s page says that there is no session, for nobody to keep', async () => {
  const visitor = world.visitor();
  const { answers, headers } = await open(visitor, '/login');
  expect(answers).toEqual({ '/api/session': (await visitor.send('GET', '/api/session')).body });
  expect(answers).toMatchObject({ '/api/session': { session: null } });
  expect(headers.get('cache-control')).toBe('private, no-store');
  for (const others of [{ 'sec-fetch-dest': 'empty' }, { ...navigation, 'sec-purpose': 'prefetch' }])
    expect((await open(visitor, '/login', others)).answers).toBeNull();
  // Where a session is required, the browser checks before it redirects a visitor.
  expect((await open(visitor, '/home')).answers).toBeNull();
});

test('a page that nobody looks at, or that needs no session, gets no answers', async () => {
  for (const headers of [
    { 'sec-fetch-dest': 'empty' },
    { ...navigation, 'sec-purpose': 'prefetch' },
    { ...navigation, purpose: 'prefetch' },
  ])
    expect((await open(owner, '/home', headers)).answers).toBeNull();
  for (const path of ['/login', '/index.html', '/demo', '/no/such/page'])
    expect([path, (await open(owner, path)).answers]).toEqual([path, null]);
  // Browsers send the fetch metadata only over https.
  expect((await open(owner, '/home', {})).answers).not.toBeNull();
});

test('the page of a link has what the link shows in it, for who follows it (D83)', async () => {
  const { token } = await newLink(owner, carId);
  const address = `/mechanic-share?token=${token}`;
  const visitor = world.visitor();
  const opened = async () =>
    (await owner.call('share.list')).links.find((one) => one.token === token)?.lastOpenedAt;
  // A messenger that fetches a preview of the link sends no such header.
  for (const headers of [{}, { ...navigation, 'sec-purpose': 'prefetch' }])
    expect((await open(visitor, address, headers)).answers).toBeNull();
  // Another one checks with HEAD whether the page exists.
  expect(await visitor.send('HEAD', address, { headers: navigation })).toMatchObject({ status: 200 });
  expect(await opened()).toBeNull();
  const { answers, headers } = await open(visitor, address);
  expect(Object.keys(answers!)).toEqual([`/api/shared?token=${token}`]);
  expect(answers![`/api/shared?token=${token}`]).toMatchObject({
    car: { nickname: NICKNAME },
    issueId: null,
  });
  expect(await opened()).not.toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test(
  'the page of a link that has ended or never was has nothing in it (D84)',
  { tags: ['STAT-42'] },
  async () => {
    const expired = await expiredLink(world, owner, carId);
    const revoked = await newLink(owner, carId);
    await owner.call('share.delete', { opId: revoked.id, linkId: revoked.id });
    for (const token of [expired.token, revoked.token, 'nonsense', '%00', '']) {
      const { text, answers } = await open(world.visitor(), `/mechanic-share?token=${token}`);
      expect([token, answers]).toEqual([token, null]);
      expect(text).not.toContain('Volvo');
    }
  },
);
