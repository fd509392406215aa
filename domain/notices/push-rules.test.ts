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
