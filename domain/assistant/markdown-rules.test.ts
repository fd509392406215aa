import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { expectBounded } from '#tests/bounded.ts';
import { readMarkdown, spokenText } from './markdown-rules.ts';

const text = (value: string) => ({ kind: 'text', text: value });

describe('an answer is read as', () => {
  test('bold, slanted and code, one within the other', () => {
    expect(readMarkdown('**Stop _now_** at `P0301` and *wait*')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { kind: 'strong', parts: [text('Stop '), { kind: 'em', parts: [text('now')] }] },
            text(' at '),
            { kind: 'code', text: 'P0301' },
            text(' and '),
            { kind: 'em', parts: [text('wait')] },
          ],
        ],
      },
    ]);
  });

  test('headings, and code that is still coming', () => {
    expect(readMarkdown('## Brakes ##\n```\na **b**\n```\n---\nend\n```js\nhalf')).toEqual([
      { kind: 'heading', parts: [text('Brakes')] },
      { kind: 'code', text: 'a **b**' },
      { kind: 'paragraph', lines: [[text('end')]] },
      { kind: 'code', text: 'half' },
    ]);
  });

  test('tables, with or without outer lines, and quotes', () => {
    expect(
      readMarkdown('| Part | **Price** |\n|:--|---|\n| Pads | 60 |\nDiscs | 120\n\n> Slowly.\n> Do.'),
    ).toEqual([
      {
        kind: 'table',
        rows: [
          [[text('Part')], [{ kind: 'strong', parts: [text('Price')] }]],
          [[text('Pads')], [text('60')]],
          [[text('Discs')], [text('120')]],
        ],
      },
      { kind: 'quote', lines: [[text('Slowly.')], [text('Do.')]] },
    ]);
    expect(spokenText('A | B\n--|--\n1 | 2')).toBe('A, B\n1, 2');
    // A head whose second line is still coming.
    expect(readMarkdown('| Part |')).toMatchObject([{ kind: 'paragraph' }]);
  });

  test('text that only resembles Markdown stays as it is', () => {
    for (const plain of ['2 * 3 * 4', 'snake_case_name', '**half', '<b>no</b>', '5*5*5', '-5 °C', '1.5 bar'])
      expect(readMarkdown(plain)).toEqual([{ kind: 'paragraph', lines: [[text(plain)]] }]);
  });

  test('a link is its words and its address, and leads nowhere', () => {
    expect(spokenText('See [the manual](https://example.com/a "x") or ![p](javascript:alert)')).toBe(
      'See the manual (https://example.com/a) or p (javascript:alert)',
    );
  });
});

test('keeps every word in order, for any text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'word',
          '**',
          '*',
          '_',
          '`',
          '- ',
          '1. ',
          '# ',
          '\n',
          '\n\n',
          ' ',
          '[a](b)',
          '```\n',
          '|',
          '|--|\n',
          '> ',
        ),
      ),
      (pieces) => {
        const words = (value: string) => value.match(/word/g)?.length ?? 0;
        const source = pieces.join('');
        // what stands behind a fence's ticks names a language
        expect(words(spokenText(source.replace(/```\n/g, '\n```\n')))).toBe(words(source));
      },
    ),
  );
});

tableTest(['![a](', '[', '**a ', '*a ', '_a ', '| - '])(
  'unclosed marks of great length take bounded work',
  (mark) => {
    const text = mark.repeat(30_000 / mark.length);
    expect(expectBounded(() => readMarkdown(text))).toHaveLength(1);
  },
);

test('the closing marks of a heading are dropped, whatever stands before them', () => {
  expect(readMarkdown('## Brakes ##  ')).toEqual([
    { kind: 'heading', parts: [{ kind: 'text', text: 'Brakes' }] },
  ]);
  expect(readMarkdown(`# a${' '.repeat(30_000)}b`)).toHaveLength(1);
});
