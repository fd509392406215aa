import { expect } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { isInLanguage } from './answer-language-rules.ts';
import { assessOffline } from './engine.ts';
import type { AssessmentLanguage } from './schema.ts';

const dataTest = dataTestsOf('assessment/expressions.tsv');

const both = ['en', 'lv'] as const;

tableTest(both)('the engine’s own answers are in their language and not in the other', (language) => {
  for (const description of [
    'The brakes squeal',
    'Motors karst',
    'akumulators tuksh',
    'It stalls',
    'Deg airbag lampiņa',
  ]) {
    const { summary, causes, recommendations, questions } = assessOffline({ description, language });
    const text = [summary, ...causes, ...recommendations, ...questions].join('\n');
    expect(isInLanguage(text, language)).toBe(true);
    expect(isInLanguage(text, language === 'en' ? 'lv' : 'en')).toBe(false);
  }
});

dataTest<[AssessmentLanguage, string, string]>(
  'a few words of the other language change nothing, a third language does',
  (language, text, is) => expect(String(isInLanguage(text, language))).toBe(is),
);
