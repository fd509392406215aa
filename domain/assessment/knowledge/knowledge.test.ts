import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { BilingualText } from '../bilingual-text.ts';
import { assessOffline } from '../engine.ts';
import { Category } from '../schema.ts';
import { fold } from '../text-reading.ts';
import { BASICS } from './basics.ts';
import { DECISIVE_QUESTIONS } from './decisive-questions.ts';
import { LEXICON } from './lexicon.ts';
import { PATTERNS } from './patterns.ts';
import { CATEGORY_QUESTIONS, EXTRA_QUESTIONS, GENERIC_QUESTIONS } from './questions.ts';
import { SAFETY_RULES } from './safety.ts';
import * as situations from './situations.ts';
import { STOPS } from './stops.ts';
import { ADVICE_REASONS, NOT_UNDERSTOOD, SUMMARIES } from './summaries.ts';
import { KNOWN_CODES } from './trouble-codes.ts';

function textsIn(value: unknown): BilingualText[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'lv' in value) return [value as BilingualText];
  return Object.values(value).flatMap(textsIn);
}

const ALL_TEXTS = textsIn([
  PATTERNS,
  SAFETY_RULES,
  STOPS,
  { ...situations },
  SUMMARIES,
  ADVICE_REASONS,
  NOT_UNDERSTOOD,
  BASICS,
  GENERIC_QUESTIONS,
  EXTRA_QUESTIONS,
  CATEGORY_QUESTIONS,
  DECISIVE_QUESTIONS,
  KNOWN_CODES,
]);

const EXPRESSIONS = [
  ...Object.values(LEXICON).flatMap((entries) => entries.flatMap(([, list]) => list.split(','))),
  ...PATTERNS.flatMap(({ match, unless, except }) => [...match, ...(unless ?? []), ...(except ?? [])]),
  ...SAFETY_RULES.flatMap(({ match = [], softened = [] }) => [
    ...match,
    ...softened.flatMap((signs) => [...signs.match, ...(signs.except ?? []), ...(signs.unless ?? [])]),
  ]),
  ...DECISIVE_QUESTIONS.flatMap(({ match = [], known = [] }) => [...match, ...known]),
].map((expression) => expression.trim());

describe('the knowledge base', () => {
  test('has at least 60 complaints and some of every category', () => {
    expect(PATTERNS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PATTERNS.map(({ category }) => category))).toEqual(new Set(Category.options));
    expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(PATTERNS.length);
  });

  tableTest(PATTERNS)(
    'every complaint has causes, questions and advice',
    ({ causes, questions, advices, symptom }) => {
      expect(causes.length).toBeGreaterThan(0);
      expect(questions.length).toBeGreaterThan(0);
      expect(advices.length).toBeGreaterThan(0);
      for (const text of [symptom.en, symptom.lv]) expect(text).not.toMatch(/[.!?]$/);
    },
  );

  test('every text is in both languages', { tags: ['I18N-01'] }, () => {
    expect(ALL_TEXTS.length).toBeGreaterThan(1000);
    for (const { en, lv } of ALL_TEXTS) {
      expect(en.trim()).not.toBe('');
      expect(lv.trim()).not.toBe('');
    }
  });

  test("no text says 'urgent' or 'steidzam', which the health banner would count (D59)", () => {
    for (const { en, lv } of ALL_TEXTS) expect(`${en} ${lv}`).not.toMatch(/urgent|steidzam/i);
  });

  test('questions end with a question mark in both languages', () => {
    const questions = textsIn([
      PATTERNS.map((pattern) => pattern.questions),
      GENERIC_QUESTIONS,
      EXTRA_QUESTIONS,
      CATEGORY_QUESTIONS,
      DECISIVE_QUESTIONS.map(({ text }) => text),
    ]);
    for (const { en, lv } of questions) expect(`${en}|${lv}`).toMatch(/\?\|.*\?$/s);
  });

  test('expressions are written as folded words, or they would never match', () => {
    for (const expression of EXPRESSIONS) {
      expect(expression).toBe(fold(expression));
      expect(expression).toMatch(/^[\p{L}\p{N}*/+~> ]+$/u);
      expect(expression).not.toMatch(/\/\/|\/ | \/|\/$|^\/|\*\p{L}|^>|[^ ]>|> |~.*~/u);
    }
  });

  test('a complaint described in our own words is put into its category, in English and Latvian', () => {
    for (const language of ['en', 'lv'] as const) {
      const right = PATTERNS.filter(
        ({ symptom, category }) =>
          assessOffline({ description: symptom[language], language }).category === category,
      );
      expect(right.length / PATTERNS.length).toBeGreaterThan(0.9);
    }
  });
});
