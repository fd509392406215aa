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

async function openPage(answers: object | null) {
  const element = answers && { textContent: JSON.stringify(answers), remove: () => (removed += 1) };
  vi.stubGlobal('document', { getElementById: () => element });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"from":"server"}')));
  const { firstAnswersAt } = await import('./first-answers.ts');
  const { readFirstAnswers } = await import('./read-first-answers.ts');
  readFirstAnswers();
  const { request } = await import('./request.ts');
  return { firstAnswersAt, request };
}
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

test('ten seconds after the page was opened its answers are too old', async () => {
  const { request, firstAnswersAt } = await openPage(ANSWERS);
  vi.advanceTimersByTime(10_000 - performance.now());
  expect(await request('/api/cars', read)).toEqual(fetched);
  expect(firstAnswersAt()).toBeNull();
});

test('a page without answers asks', async () => {
  const { request, firstAnswersAt } = await openPage(null);
  expect(firstAnswersAt()).toBeNull();
  expect(await request('/api/cars', read)).toEqual(fetched);
});
