import type { Session } from '#domain/accounts/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ANSWERS = { '/api/cars': { cars: [] }, '/api/settings': { language: 'lv' } };
let removed = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  removed = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage(answers: object | string | null, accountSince?: number) {
  const textContent = typeof answers === 'string' ? answers : JSON.stringify(answers);
  const element = answers && { textContent, remove: () => (removed += 1) };
  vi.stubGlobal('document', { getElementById: () => element });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"from":"server"}')));
  const { firstAnswersAt } = await import('./first-answers.ts');
  const { readFirstAnswers } = await import('./read-first-answers.ts');
  readFirstAnswers(accountSince);
  const { request } = await import('./request.ts');
  return { firstAnswersAt, request };
}
const sessionOf = (id: string) =>
  ({ user: { id, email: 'a@example.com' }, expiresAt: '2100-01-01' }) as unknown as Session;
const read = { method: 'GET' };
const fetched = { from: 'server' };

test('a read takes what the server wrote into the page, once, and the page keeps none of it', async () => {
  const { request, firstAnswersAt } = await openPage(ANSWERS);
  expect(removed).toBe(1);
  expect(firstAnswersAt()).toBe(performance.timeOrigin);
  expect(await request('/api/cars', read)).toEqual({ cars: [] });
  expect(await request('/api/cars', read)).toEqual(fetched);
  expect(await request('/api/settings?x=1', read)).toEqual(fetched);
  expect(await request('/api/settings', read)).toEqual({ language: 'lv' });
});

test('after a write everything is asked for again', async () => {
  const { request } = await openPage(ANSWERS);
  expect(await request('/api/settings', { method: 'PATCH', json: {} })).toEqual(fetched);
  expect(await request('/api/cars', read)).toEqual(fetched);
});

test('after a write that names what it changes only that is asked for again', async () => {
  const { request } = await openPage(ANSWERS);
  await request('/api/settings', { method: 'PATCH', json: {} }, { changes: ['/api/settings'] });
  expect(await request('/api/settings', read)).toEqual(fetched);
  expect(await request('/api/cars', read)).toEqual({ cars: [] });
});

test('ten seconds after the page was opened its answers are too old', async () => {
  const { request, firstAnswersAt } = await openPage(ANSWERS);
  vi.advanceTimersByTime(10_000 - performance.now());
  expect(await request('/api/cars', read)).toEqual(fetched);
  expect(firstAnswersAt()).toBeNull();
});

test('a view that took an answer late is still as old as the page', async () => {
  const { request, firstAnswersAt } = await openPage(ANSWERS);
  vi.advanceTimersByTime(9_900 - performance.now());
  await request('/api/cars', read);
  vi.advanceTimersByTime(200);
  expect(firstAnswersAt()).toBe(performance.timeOrigin);
});

test('a page that broke off asks', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { request } = await openPage('{"/api/cars":{"cars":[');
  expect(await request('/api/cars', read)).toEqual(fetched);
  expect(warn).toHaveBeenCalledOnce();
});

test('a page that was asked for before somebody signed in or out in another tab asks', async () => {
  const { storeSession, accountSince } = await import('#web/platform/session/stored-session.ts');
  expect(accountSince()).toBe(0);
  vi.setSystemTime(performance.timeOrigin + 1_000);
  storeSession(sessionOf(newId()), null);
  const { request } = await openPage(ANSWERS, accountSince());
  expect(await request('/api/cars', read)).toEqual(fetched);
  expect(removed).toBe(1);
});

test('what is left of the answers is not given to the next account', async () => {
  const { request } = await openPage(ANSWERS);
  const { showSession } = await import('#web/platform/session/session-store.ts');
  showSession(sessionOf(newId()));
  expect(await request('/api/cars', read)).toEqual({ cars: [] });
  showSession(sessionOf(newId()));
  expect(await request('/api/settings', read)).toEqual(fetched);
});

test('a page without answers asks', async () => {
  const { request, firstAnswersAt } = await openPage(null);
  expect(firstAnswersAt()).toBeNull();
  expect(await request('/api/cars', read)).toEqual(fetched);
});
