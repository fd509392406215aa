import { describe, expect, test } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { explainedAway, occurrences, Vocabulary } from './expression.ts';
import { readText } from './text-reading.ts';

const dataTest = dataTestsOf('assessment/expressions.tsv');

/** In how many sentences of the text the expression holds, words explained away by `except` left out. */
function count(source: string, text: string, except: readonly string[] = []): number {
  const vocabulary = new Vocabulary();
  const expression = vocabulary.compile(source);
  const exceptions = except.map((one) => vocabulary.compile(one));
  const found = vocabulary.find(readText(text, /[āšž]/.test(text) ? 'lv' : 'en'));
  return occurrences(expression, found, explainedAway(exceptions, found));
}

dataTest('what an expression matches', (source, text, sentences) => {
  expect(count(source, text)).toBe(Number(sentences));
});

dataTest('denied observations', (source, text, sentences) => {
  expect(count(source, text)).toBe(Number(sentences));
});

describe('typing errors', () => {
  dataTest('are found within one change', (source, text, sentences) => {
    expect(count(source, text)).toBe(Number(sentences));
  });

  test('are not looked for in a known word, nor in a long report', () => {
    const vocabulary = new Vocabulary();
    const [squeal, squeak] = [vocabulary.compile('squeals'), vocabulary.compile('squeaks')];
    const found = vocabulary.find(readText('squeaks', 'en'));
    expect([occurrences(squeal, found), occurrences(squeak, found)]).toEqual([0, 1]);
    const filler = (words: number) => Array.from({ length: words }, () => 'x').join(' ');
    expect(count('squeal*', `sqeuals ${filler(59)}`)).toBe(1);
    expect(count('squeal*', `sqeuals ${filler(60)}`)).toBe(0);
    expect(['granata', 'grananta', 'garantija'].map((word) => count('granat*', word))).toEqual([1, 1, 0]);
  });

  test('of two words stand for either', () => {
    const vocabulary = new Vocabulary();
    const words = [vocabulary.compile('squeals'), vocabulary.compile('squeaks')];
    const found = vocabulary.find(readText('squeas', 'en'));
    expect(words.map((word) => occurrences(word, found))).toEqual([1, 1]);
  });

  test('finds a word that was added later', () => {
    const vocabulary = new Vocabulary();
    vocabulary.compile('squeal*');
    vocabulary.find(readText('sqeuals', 'en'));
    const clutch = vocabulary.compile('clutch');
    expect(occurrences(clutch, vocabulary.find(readText('clatch', 'en')))).toBe(1);
  });
});

dataTest('Latvian as it is typed', (source, text, sentences) => {
  expect(count(source, text)).toBe(Number(sentences));
});

test('does not read English words as Latvian', () => {
  expect(count('bras', 'brass and the car')).toBe(0);
  expect(count('wel', 'weel and the car')).toBe(0);
});

describe('exceptions', () => {
  dataTest('explain a word away', (source, text, except, sentences) => {
    expect(count(source, text, partsOf(except))).toBe(Number(sentences));
  });
});
