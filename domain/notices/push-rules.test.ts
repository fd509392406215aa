import { expect, test } from 'vitest';
import { wordsFor } from '#server/platform/words.ts';
import type { DigestEntry } from './digest-rules.ts';
import { pushMessages, type PushMessage } from './push-rules.ts';

const entry = (at: number, title: string, asksMileage = false): DigestEntry => ({
  kind: 'reminder',
  carId: 'car',
  reminderId: `reminder ${at}`,
  title,
  text: 'Due today',
  carName: 'Brūnis',
  asksMileage,
  path: null,
});
const messages = (count: number, title: string) =>
  pushMessages(
    Array.from({ length: count }, (_, at) => entry(at, title)),
    count,
    wordsFor('en'),
  );

test('up to three are a message each, more are one', () => {
  const titles = (count: number, ...isRepeated: [boolean?]) =>
    pushMessages(
      Array.from({ length: count }, (_, at) => entry(at, `Oil ${at}`)),
      7,
      wordsFor('en'),
      ...isRepeated,
    ).map(({ title }) => title);
  const single = [0, 1, 2].map((at) => `Oil ${at} · Brūnis`);
  expect([0, 1, 2, 3].map((count) => titles(count))).toEqual(
    [0, 1, 2, 3].map((count) => single.slice(0, count)),
  );
  expect(titles(4)).toEqual(['Carful: 4 reminders']);
  // Some may have arrived already.
  expect([titles(1, true), titles(2, true)]).toEqual([['Oil 0 · Brūnis'], ['Carful: 2 reminders']]);
});

test('a message leads to what it is about', { tags: ['NOT-22'] }, () => {
  const shown = (...entries: DigestEntry[]) => pushMessages(entries, 7, wordsFor('en'));
  const told = { body: 'Due today', badge: 7 };
  expect(shown({ ...entry(1, 'Leak'), carName: '', path: '/symptom-summary/car/i1' })).toEqual([
    {
      ...told,
      title: 'Leak',
      tag: '/symptom-summary/car/i1',
      url: '/symptom-summary/car/i1',
      actions: [],
    },
  ]);
  expect(shown(entry(1, 'Oil'))).toMatchObject([
    { ...told, title: 'Oil · Brūnis', tag: 'reminder 1', url: '/reminders/car' },
  ]);
  expect(shown({ ...entry(1, 'Mileage', true), kind: 'mileage', reminderId: null })).toMatchObject([
    { ...told, title: 'Mileage · Brūnis', tag: 'car', url: '/reminders/car?mileage' },
  ]);
  expect(shown(...[1, 2, 3, 4].map((at) => entry(at, 'Oil')))).toEqual([
    {
      title: 'Carful: 4 reminders',
      body: Array(4).fill('Oil: Due today').join('\n'),
      tag: 'digest',
      url: '/home',
      actions: [],
      badge: 7,
    },
  ]);
});

test('a message of many reminders shows the first and counts the rest', { tags: ['NOT-22'] }, () => {
  const [message, ...others] = messages(9, 'Oil');
  expect(others).toEqual([]);
  expect(message!.body.split('\n')).toEqual([...Array(5).fill('Oil: Due today'), '+ 4 more']);
  expect(messages(5, 'Oil')[0]!.body.split('\n')).toHaveLength(5);
});

test('a message fits into the 4 KB that push services take', { tags: ['NOT-22'] }, () => {
  for (const title of ['ū'.repeat(100), '🚗'.repeat(100), 'long words '.repeat(20)])
    expect(Buffer.byteLength(JSON.stringify(messages(1000, title)[0]))).toBeLessThan(3_900);
});

test(
  'a message has the two actions that fit, and the third is on the sheet it opens',
  { tags: ['NOT-23'] },
  () => {
    const list = '/reminders/car';
    const shown = (one: DigestEntry) => {
      const [{ url, actions }] = pushMessages([one], 1, wordsFor('en')) as [PushMessage];
      return { url, actions: actions.map((action) => `${action.title} ${action.url}`) };
    };
    expect(shown(entry(1, 'Oil'))).toEqual({
      url: list,
      actions: [`Done ${list}?done=reminder 1`, `Snooze for a week ${list}?snooze=reminder 1`],
    });
    expect(shown(entry(1, 'Oil', true))).toEqual({
      url: `${list}?more=reminder 1`,
      actions: [`Enter mileage ${list}?mileage`, `Done ${list}?done=reminder 1`],
    });
    expect(shown({ ...entry(1, 'What is the mileage?', true), kind: 'mileage', reminderId: null })).toEqual({
      url: `${list}?mileage`,
      actions: [`Enter mileage ${list}?mileage`],
    });
  },
);
