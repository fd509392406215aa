import { expect, test } from 'vitest';
import { wordsFor } from '#server/platform/words.ts';
import type { DigestEntry } from './digest-rules.ts';
import { pushMessages } from './push-rules.ts';

const entry = (at: number, title: string): DigestEntry => ({
  kind: 'reminder',
  carId: 'car',
  reminderId: `reminder ${at}`,
  title,
  text: 'Due today',
  carName: 'Brūnis',
  asksMileage: false,
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
