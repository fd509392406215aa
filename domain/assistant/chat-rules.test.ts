import { EMPTY_QUERY } from './ask/query-parts.ts';
import { understoodAs } from './ask/understood.ts';
import { describe, expect, test } from 'vitest';
import {
  newExchange,
  pendingExchange,
  bannerOf,
  bubblesShown,
  failed,
  withEvent,
  mayRetry,
  noticeOf,
  stopped,
  wholeSentences,
  withExchange,
  withLocalExchanges,
} from './chat-rules.ts';
import type { ChatEvent, ChatMessage } from './schema.ts';

const at = '2026-11-21T10:00:00.000Z';
const picture = { id: 'p', url: '/api/media/p/picture.jpg', thumbnailUrl: '/api/media/p/thumbnail.jpg' };
const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  content: 'Hello',
  pictures: [],
  proposals: [],
  outcome: 'whole',
  picturesSeen: null,
  reason: null,
  questionId: 'q',
  understood: null,
  createdAt: at,
  ...changes,
});
const question = message({ id: 'q', role: 'user', content: 'Q', outcome: null, questionId: null });
const exchange = pendingExchange({ id: 'q', content: 'Q', files: [], at });
const after = (...events: ChatEvent[]) => events.reduce(withEvent, exchange);
const start = (changes: Partial<Extract<ChatEvent, { type: 'start' }>> = {}): ChatEvent => ({
  type: 'start',
  question,
  source: 'model',
  reason: null,
  picturesSeen: null,
  ...changes,
});

test('a question is shown at once, with the pictures that have arrived', () => {
  const files = [
    { id: 'p', name: 'p.jpg', url: '/api/media/p/picture.jpg' },
    { id: 'x', name: 'x.jpg', url: null },
  ];
  expect(pendingExchange({ id: 'q', content: 'Q', files, at })).toEqual({
    question: { ...question, pictures: [picture] },
    answer: null,
    lookingUp: null,
    hasEnded: false,
    hasFailed: false,
  });
});

describe('an answer is read line by line', () => {
  test('it is empty at first, and belongs to its question', () => {
    expect(after(start()).answer).toEqual(
      message({ id: 'q answer', content: '', outcome: null, questionId: 'q' }),
    );
    expect(after({ type: 'text', text: 'He' }).answer).toEqual(
      message({ id: 'q answer', content: 'He', outcome: null, questionId: 'q' }),
    );
    const offline = after(start({ source: 'offline', reason: 'no-model', picturesSeen: false })).answer;
    expect(offline).toMatchObject({ role: 'fallback', reason: 'no-model', picturesSeen: false });
  });

  test('its text accumulates, and the stored message replaces it at the end', () => {
    const growing = after(start(), { type: 'lookup', tool: 'repairs' }, { type: 'text', text: 'He' });
    expect(growing.answer).toMatchObject({ role: 'assistant', content: 'He', questionId: 'q' });
    expect(withEvent(growing, { type: 'text', text: 'llo' }).answer?.content).toBe('Hello');
    expect(after(start(), { type: 'lookup', tool: 'repairs' }).lookingUp).toBe('repairs');
    const done = withEvent(growing, { type: 'end', message: message({}) });
    expect([done.answer, done.hasEnded, done.lookingUp]).toEqual([message({}), true, null]);
  });

  test('continues from the records when the model fails, with no picture seen', () => {
    const shown = { ...question, pictures: [picture] };
    const failing = after(start({ question: shown, picturesSeen: true }), { type: 'text', text: 'Hm' });
    const offline = withEvent(failing, { type: 'offline', reason: 'model-failed' });
    expect(offline.answer).toMatchObject({
      role: 'fallback',
      content: '',
      reason: 'model-failed',
      picturesSeen: false,
    });
    expect(after(start(), { type: 'offline', reason: 'model-failed' }).answer?.picturesSeen).toBeNull();
  });

  test('a restart discards the earlier text', () => {
    const begun = after(start(), { type: 'text', text: 'Die Bremsen' }, { type: 'again' });
    expect(begun.answer).toMatchObject({ role: 'assistant', content: '' });
    expect(withEvent(begun, { type: 'text', text: 'The pads' }).answer?.content).toBe('The pads');
  });

  test('a proposal belongs to the answer', () => {
    const proposal = { id: 'i', opId: 'o', kind: 'log-issue', description: 'It squeals' } as const;
    expect(after(start(), { type: 'proposal', proposal }).answer?.proposals).toEqual([proposal]);
  });

  test('keeps the partial answer when stopped or cut off', () => {
    const growing = after(start(), { type: 'text', text: 'He' });
    expect(stopped(growing)).toMatchObject({
      hasEnded: true,
      hasFailed: false,
      answer: { content: 'He', outcome: 'stopped' },
    });
    expect(failed(growing)).toMatchObject({ hasEnded: true, hasFailed: true, answer: { content: 'He' } });
    expect(newExchange(growing.question)).toEqual({ ...exchange, question });
  });

  test('retrying makes sense where a model answered or should have', () => {
    const asked = message({ role: 'user' });
    expect(mayRetry(asked, null)).toBe(true);
    expect(mayRetry(asked, message({}))).toBe(true);
    expect(mayRetry(asked, message({ role: 'fallback', reason: 'model-failed' }))).toBe(true);
    expect(mayRetry(asked, message({ role: 'fallback', reason: 'no-model' }))).toBe(false);
    expect(mayRetry(asked, message({ role: 'fallback', reason: 'limit' }))).toBe(false);
    const understood = understoodAs(EMPTY_QUERY, 'en');
    expect(mayRetry(message({ role: 'user', understood }), message({}))).toBe(false);
  });

  test('replaces its earlier messages in the thread', () => {
    const old = [message({ id: 'x', questionId: 'y' }), question, message({ content: 'Old' })];
    expect(withExchange(old, exchange).map(({ id }) => id)).toEqual(['x', 'q']);
    expect(withExchange(old, after(start())).map(({ id }) => id)).toEqual(['x', 'q', 'q answer']);
    expect(withExchange(old, null)).toEqual(old);
  });
});

describe('errors have the texts of the specification', () => {
  test('a call that failed', { tags: ['ERR-40', 'ERR-41'] }, () => {
    const cut = failed(exchange);
    const text = 'There was a problem connecting to the AI assistant. Please try again later.';
    expect(bubblesShown([question], cut)).toEqual([
      { role: 'user', text: 'Q', message: question },
      { role: 'error', phrase: text, message: cut.question },
    ]);
    expect(noticeOf(cut)).toEqual({ title: 'Connection Error', description: text, destructive: true });
  });

  test('an answer that broke off', { tags: ['ERR-38', 'ERR-39'] }, () => {
    const broken = after(start(), { type: 'end', message: message({ content: '', outcome: 'broken' }) });
    expect(bubblesShown([broken.answer!], broken)).toMatchObject([
      { role: 'error', phrase: 'There was a problem connecting to the AI assistant.' },
    ]);
    expect(noticeOf(broken)).toEqual({
      title: 'AI Assistant Error',
      description: 'There was a problem connecting to the AI assistant.',
      destructive: true,
    });
    for (const outcome of ['whole', 'stopped'] as const) {
      const fine = after(start(), { type: 'end', message: message({ outcome }) });
      expect(bubblesShown([fine.answer!], fine).map(({ role }) => role)).toEqual(['assistant']);
      expect(noticeOf(fine)).toBeNull();
    }
  });

  test('a fallback reply; without a model it is no failure', { tags: ['ERR-42', 'ERR-43'] }, () => {
    const reply = (reason: ChatMessage['reason']) => message({ role: 'fallback', reason });
    const ended = (reason: ChatMessage['reason']) => after({ type: 'end', message: reply(reason) });
    expect(noticeOf(ended('model-failed'))).toEqual({
      title: 'Using Offline Mode',
      description: 'AI service is temporarily unavailable. Using limited offline responses.',
      destructive: false,
    });
    expect(noticeOf(ended('limit'))).toEqual({
      title: 'Using Offline Mode',
      description: "You've used up today's AI answers. Until tomorrow, answers come from this car's records.",
      destructive: false,
    });
    expect(noticeOf(ended('no-model'))).toBeNull();
    expect(noticeOf(ended('opted-out'))).toBeNull();
    expect(noticeOf(ended(null))).toBeNull();
    expect(noticeOf(exchange)).toBeNull();
    expect(noticeOf(after({ type: 'end', message: message({ reason: 'limit' }) }))).toBeNull();
    expect(bubblesShown([question], null)).toHaveLength(1);
    expect(bannerOf([reply('limit'), question], 'on')).toContain("used up today's AI answers");
    expect(bannerOf([reply(null)], 'on')).toContain('this device');
    expect(bannerOf([reply('limit')], 'on')).toContain("used up today's AI answers");
    expect(bannerOf([reply('model-failed')], 'on')).toBe(
      'AI service is temporarily unavailable. Using limited offline responses.',
    );
    expect(bannerOf([reply('model-failed'), message({})], 'on')).toBeNull();
    expect(bannerOf([], 'on')).toBeNull();
    expect(bannerOf([], 'no-model')).toContain("this car's records");
    expect(bannerOf([], 'opted-out')).toContain('turned the AI model off');
    expect(bannerOf([reply('opted-out')], 'on')).toContain('turned the AI model off');
  });

  test('a whole answer needs no word', () => {
    expect(noticeOf(after({ type: 'end', message: message({}) }))).toBeNull();
  });
});

test('an exchange on this device is placed by time until the server has it', { tags: ['ASST-01'] }, () => {
  const said = (id: string, minute: number) => {
    const createdAt = `2026-11-21T10:0${minute}:00.000Z`;
    return {
      question: { ...question, id, createdAt },
      answer: message({ id: `${id}!`, role: 'fallback', questionId: id, createdAt }),
    };
  };
  const thread = [said('b', 2), said('d', 4)].flatMap((one) => [one.question, one.answer]);
  const ids = (kept: Parameters<typeof withLocalExchanges>[1]) =>
    withLocalExchanges(thread, kept).map(({ id }) => id);
  expect(ids([])).toEqual(['b', 'b!', 'd', 'd!']);
  expect(ids([said('a', 1), said('c', 3), said('e', 5)])).toEqual(
    ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [id, `${id}!`]),
  );
  expect(ids([said('d', 1)])).toEqual(['b', 'b!', 'd', 'd!']);
  expect(ids([said('a', 2)])).toEqual(['b', 'b!', 'a', 'a!', 'd', 'd!']);
  const slow = thread.map((one) => (one.role === 'user' ? one : { ...one, createdAt: `${one.createdAt}9` }));
  const late = slow.map((one) => (one.id === 'b!' ? { ...one, createdAt: '2026-11-21T10:09:00.000Z' } : one));
  expect(withLocalExchanges(late, [said('c', 3)]).map(({ id }) => id)).toEqual([
    'b',
    'b!',
    'c',
    'c!',
    'd',
    'd!',
  ]);
  expect(ids([{ ...said('c', 3), answer: null }])).toEqual(['b', 'b!', 'c', 'd', 'd!']);
});

test('only complete sentences and lines are read aloud', () => {
  expect(wholeSentences('The pads. Per')).toBe('The pads.');
  expect(wholeSentences('1.5 bar')).toBe('');
  expect(wholeSentences('One\ntw')).toBe('One\n');
  expect(wholeSentences('Done.')).toBe('');
});
