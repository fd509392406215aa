import { expect, test } from 'vitest';
import { createWords } from '#domain/language/words.ts';
import { expiryOf, isLinkValid, mechanicNote, offeredToMechanic, timeLeft } from './rules.ts';

const expiresAt = '2026-03-05T12:00:00.000Z';
const at = (secondsFromExpiry: number) => new Date(Date.parse(expiresAt) + secondsFromExpiry * 1000);

test('a link is valid only while its expiry is in the future', { tags: ['STAT-40'] }, () => {
  const link = { expiresAt: new Date(expiresAt) };
  expect([-1, 0, 1].map((seconds) => isLinkValid(link, at(seconds)))).toEqual([true, false, false]);
});

test('a link lives 24 hours by default', { tags: ['STAT-41'] }, () => {
  const createdAt = new Date('2026-03-04T12:00:00.000Z');
  expect(expiryOf(createdAt).toISOString()).toBe(expiresAt);
  expect(expiryOf(createdAt, 1).getTime() - createdAt.getTime()).toBe(3_600_000);
});

test('hours remaining are rounded up, from 48 on they are whole days', { tags: ['SHARE-05'] }, () => {
  const left = (seconds: number) => Object.values(timeLeft(expiresAt, at(-seconds)));
  expect(left(23 * 3600 + 60)).toEqual(['hours', 24]);
  expect(left(3600)).toEqual(['hours', 1]);
  expect(left(1)).toEqual(['hours', 1]);
  expect(left(-10)).toEqual(['hours', 0]);
  expect(left(47 * 3600)).toEqual(['hours', 47]);
  expect(left(48 * 3600)).toEqual(['days', 2]);
  expect(left(71 * 3600)).toEqual(['days', 2]);
  expect(left(720 * 3600)).toEqual(['days', 30]);
});

test('the mechanic’s form lists what is new or partially resolved', { tags: ['LINK-14'] }, () => {
  const statuses = ['new', 'processing', 'partially_resolved', 'resolved'];
  expect(statuses.filter((status) => offeredToMechanic({ status }))).toEqual(['new', 'partially_resolved']);
});

test('the note names the garage if one was given', { tags: ['STAT-08'] }, () => {
  const words = (note: ReturnType<typeof mechanicNote>) => createWords('en', {}).format(note);
  expect(words(mechanicNote({ mechanicName: 'Juris', garageName: 'Ozols Auto' }))).toBe(
    'Added by mechanic Juris (Ozols Auto) via the mechanic link',
  );
  expect(words(mechanicNote({ mechanicName: 'Juris', garageName: null }))).toBe(
    'Added by mechanic Juris via the mechanic link',
  );
});
