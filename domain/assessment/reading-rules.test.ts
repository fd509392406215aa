import { describe, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { vocabulary } from './classify-rules.ts';
import { decodeModel } from './linear-model.ts';
import { Category } from './schema.ts';
import { evidenceScores, readDescription } from './reading-rules.ts';
import { readText } from './text-reading.ts';

const dataTest = dataTestsOf('assessment/complaints.tsv');

/** A model that has learnt nothing. */
const untaught = decodeModel({
  words: '',
  weights: '',
  step: 1,
  evidence: [],
  bias: Category.options.map(() => 0),
});
const read = (description: string, language: 'en' | 'lv' = 'en') => {
  const { category, secondCategory, patterns, codes } = readDescription(description, language, untaught);
  return { category, secondCategory, patterns: patterns.map(({ id }) => id), codes };
};

describe('the evidence of a text', () => {
  const evidence = (text: string) => {
    const { scores, hits, codes } = evidenceScores(vocabulary.find(readText(text, 'en')), text);
    return { scores, hits: hits.map(({ pattern: { id }, strength }) => `${id} ${strength}`), codes };
  };

  test('a fault code counts for its category', () => {
    const { scores, codes, hits } = evidence('C0035 and C0040');
    expect([scores.braking, scores.engine_fuel, codes, hits]).toEqual([
      8,
      0,
      ['C0035', 'C0040'],
      ['abs-light 1'],
    ]);
  });

  test('a known symptom counts for its category, as strong as the number of matching expressions', () => {
    expect(evidence('the battery is weak').hits).toEqual(['battery-drain 1']);
    expect(evidence('the battery is dead, a dead battery').hits).toEqual(['battery-drain 2']);
    // 4 for the symptom, the rest for the words.
    expect(evidence('the battery is weak').scores.electrical).toBe(8);
    expect(evidence('the battery is dead, a dead battery').scores.electrical).toBe(12);
  });

  test('an explained symptom is dropped, but still counts for the category', () => {
    const [on, off] = [evidence('the oil light is on'), evidence('the oil light is off')];
    expect([on.hits, off.hits]).toEqual([['oil-pressure-lamp 1'], []]);
    expect([on.scores.engine_fuel, off.scores.engine_fuel]).toEqual([6, 6]);
  });

  test('a symptom that is ruled out counts for nothing', () => {
    const { scores, hits } = evidence('the key battery is dead');
    expect([scores.electrical, hits]).toEqual([10, ['key-immobiliser 1']]);
  });
});

describe('categories, with a model that has learnt nothing', () => {
  dataTest('the first and the second by the evidence', (description, category, secondCategory) => {
    expect(read(description)).toMatchObject({ category, secondCategory: secondCategory || null });
  });

  test('in Latvian every category with evidence counts, by its amount', () => {
    expect(read('P0301 C0035 C0040', 'lv')).toMatchObject({
      category: 'braking',
      secondCategory: 'engine_fuel',
    });
    expect(read('P0301 P0302 P0303 P0304 C0035', 'lv').secondCategory).toBe('braking');
  });
});

test('the symptoms of the category come first, then the stronger ones', () => {
  const said = 'steam from the engine, the battery is dead, a dead battery';
  expect(read(said).patterns).toEqual(['battery-drain', 'steam']);
  const cooling = read(`${said}, P0117 P0118 P0217 P0128`);
  expect([cooling.category, cooling.patterns]).toEqual([
    'cooling',
    ['steam', 'overheating', 'battery-drain'],
  ]);
  expect(read('weak battery, the alternator is not charging').patterns).toEqual([
    'battery-drain',
    'battery-light',
  ]);
  expect(read('weak battery, battery drains, alternator').patterns).toEqual(['battery-drain', 'alternator']);
});
