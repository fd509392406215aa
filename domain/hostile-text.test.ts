import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { HELD_UP_MS, processorMilliseconds } from '#tests/processor-time.ts';
import { questionIdentity } from './assessment/question-identity.ts';
import { symptomList } from './assessment/symptoms-rules.ts';
import { localSymptomSentence } from './assessment/synthesis-rules.ts';
import { readMarkdown } from './assistant/markdown-rules.ts';
import { safetyNotice } from './assistant/safety-notice-rules.ts';
import { issueTitle } from './issues/title-rules.ts';

/** More than any of them may have: what takes the square of its length then takes a second. */
const LENGTH = 20_000;
const within = (piece: string) => `a${piece.repeat(Math.floor(LENGTH / piece.length))}a`;

// A pattern that begins anew at every letter of a long run is quick on any usual text.
tableTest([
  ['blanks within a problem, of which its title is made', () => issueTitle(within('\t'))],
  ['marks within a question', () => questionIdentity(within('.'))],
  ['marks within a symptom', () => symptomList({ stored: [within(',')] })],
  ['marks within an answer', () => localSymptomSentence('Is it cold?', within('.'))],
  ['marks within a question that is answered yes', () => localSymptomSentence(within('.'), 'yes')],
  ['addresses without end', () => readMarkdown(within('![a](').repeat(10))],
  ['brackets without end', () => readMarkdown(within('[').repeat(10))],
  ['clauses without end, read for a danger', () => safetyNotice(within('b.a@'), 'en')],
  ['turns without end, read for a danger', () => safetyNotice(within('but b, it was fixed. '), 'en')],
  ['titles of links without end', () => readMarkdown(within('[a](b ').repeat(10))],
])('hostile texts hold up no process', (_text, read) => {
  expect(processorMilliseconds(HELD_UP_MS, read)).toBeLessThan(HELD_UP_MS);
});
