import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hunspell, loadModule } from 'hunspell-asm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { knownStems, knownWords } from './latvian-words.ts';
import { bareText, productTexts } from './product-texts.ts';

const dictionary = join(root, 'node_modules', 'dictionary-lv');
let speller: Hunspell;

beforeAll(async () => {
  const factory = await loadModule();
  const affixes = factory.mountBuffer(readFileSync(join(dictionary, 'index.aff')), 'lv.aff');
  const words = factory.mountBuffer(readFileSync(join(dictionary, 'index.dic')), 'lv.dic');
  speller = factory.create(affixes, words);
});
afterAll(() => speller.dispose());

const latvianTexts = async () => (await productTexts('lv')).map(bareText);
const wordsOf = (text: string) => text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}-]*/gu) ?? [];

function isKnown(word: string) {
  const lower = word.toLowerCase();
  return knownWords.has(word) || knownStems.some((stem) => lower.startsWith(stem));
}

describe('the spelling of the Latvian texts', () => {
  test('every word is in the dictionary or on the short list', async () => {
    const texts = await latvianTexts();
    expect(texts.length).toBeGreaterThan(1_500);
    const wrong = texts.flatMap((text) =>
      wordsOf(text).flatMap((word) => (speller.spell(word) || isKnown(word) ? [] : [`${word} in: ${text}`])),
    );
    expect(wrong).toEqual([]);
  });

  test('a slip of the pen is found', () => {
    for (const slip of ['automašinas', 'reģistret', 'saglabats']) {
      expect(speller.spell(slip) || isKnown(slip), slip).toBe(false);
    }
  });

  test('the short list holds no word the dictionary knows and none that is not used', async () => {
    const used = new Set((await latvianTexts()).flatMap(wordsOf));
    const unknown = [...used].filter((word) => !speller.spell(word));
    for (const stem of knownStems) {
      expect(
        unknown.some((word) => word.toLowerCase().startsWith(stem)),
        stem,
      ).toBe(true);
    }
    for (const word of knownWords) expect(unknown, word).toContain(word);
  });
});
