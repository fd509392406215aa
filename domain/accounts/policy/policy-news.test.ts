import { expect, test } from 'vitest';
import { POLICY } from './edition.ts';
import { policyNews } from './policy-news.ts';

const { version } = POLICY;
const accepted = { version, acceptedAt: '2026-11-29T10:00:00.000Z', setUp: 'old' };

test.each([
  ['a new text', { policySeen: version - 1, setUpSeen: 'old' }, null, 'old', 'text'],
  ['a new text and another set-up', { policySeen: version - 1, setUpSeen: 'old' }, null, 'new', 'text'],
  ['nothing new', { policySeen: version, setUpSeen: 'old' }, null, 'old', null],
  ['another set-up than was shown', { policySeen: version, setUpSeen: 'old' }, null, 'new', 'set-up'],
  ['another set-up than was accepted', { policySeen: 1, setUpSeen: null }, accepted, 'new', 'set-up'],
  ['what was accepted', { policySeen: 1, setUpSeen: null }, accepted, 'old', null],
  ['shown since it was accepted', { policySeen: 1, setUpSeen: 'new' }, accepted, 'new', null],
  ['an account of before', { policySeen: version, setUpSeen: null }, { version }, 'new', null],
  ['a server of before', { policySeen: version, setUpSeen: 'old' }, null, undefined, null],
] as const)('%s', (_name, seen, terms, setUp, told) => {
  expect(policyNews(seen, terms, setUp)).toBe(told);
});
