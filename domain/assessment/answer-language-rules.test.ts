import { expect, test } from 'vitest';
import { isInLanguage } from './answer-language-rules.ts';
import { assessOffline } from './engine.ts';

const both = ['en', 'lv'] as const;

test.each(both)('the engine’s own answers in %s are in that language and not in the other', (language) => {
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

test.each([
  ['en', 'You wrote "bremzes čīkst": the brake pads may be worn, so have them checked.', true],
  ['lv', 'Iespējams, nodiluši bremžu kluči ("brake pads").', true],
  ['en', 'Die Bremsbeläge sind wahrscheinlich abgenutzt und müssen bald ersetzt werden.', false],
  ['lv', 'Скорее всего изношены тормозные колодки, их надо скоро поменять, проверьте диски.', false],
  ['lv', 'The brake pads are probably worn.', false],
  ['en', 'P0301', true],
] as const)('%s: %s', (language, text, is) => expect(isInLanguage(text, language)).toBe(is));
