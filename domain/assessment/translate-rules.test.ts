import { expect, test } from 'vitest';
import { jsonOf } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { inOtherLanguage } from './translate-rules.ts';

const told = (description: string, language: 'en' | 'lv') => {
  const { summary, drivingAdviceReason, questions } = assessOffline({ description, language });
  const asked = questions.map((question) => ({ question, answer: { en: 'Yes', lv: 'Jā' }[language] }));
  return { aiSummary: summary, drivingAdviceReason, asked };
};

test('what the engine tells in one language it has told in the other', { tags: ['SHARE-14'] }, () => {
  for (const description of [
    'The engine overheats and steam comes from under the hood',
    'The brakes squeal when I stop',
    'Motors ieslēdzas ar grūtībām, un deg check engine',
    'Everything is fine, I only want to know when the service is due',
  ]) {
    const [english, latvian] = [told(description, 'en'), told(description, 'lv')];
    expect(inOtherLanguage(english), description).toEqual({ language: 'lv', ...latvian });
    expect(inOtherLanguage(latvian), description).toEqual({ language: 'en', ...english });
  }
});

test('nothing that it tells is left in its language', { tags: ['SHARE-14'] }, () => {
  const kept = jsonOf<{ input: { description: string } }[]>('assessment/whole.json')
    .map(({ input }) => told(input.description, 'en'))
    .filter((one) => {
      const other = inOtherLanguage(one);
      return (
        other?.language !== 'lv' ||
        other.asked.some(({ question }, at) => question === one.asked[at]?.question)
      );
    });
  expect(kept).toEqual([]);
});

test('what somebody wrote stays as it is', { tags: ['SHARE-14'] }, () => {
  const engine = told('The brakes squeal', 'en');
  const written = engine.asked.map((one) => ({ ...one, answer: 'Yes, when it is cold' }));
  const answers = inOtherLanguage({ ...engine, asked: written })?.asked.map(({ answer }) => answer);
  expect(answers).toEqual(written.map(({ answer }) => answer));
  const { drivingAdviceReason } = engine;
  for (const aiSummary of ['Worn pads, I think', 'Brakes: worn; squeal'])
    expect(inOtherLanguage({ aiSummary, drivingAdviceReason, asked: [] })).toBeNull();
  expect(inOtherLanguage({ aiSummary: '', drivingAdviceReason: '', asked: [] })).toBeNull();
});
