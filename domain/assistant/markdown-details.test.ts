import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { type Block, type Inline, readMarkdown, spokenText } from './markdown-rules.ts';

const text = (parts: readonly Inline[]) =>
  parts.map((part) => ('text' in part ? part.text : JSON.stringify(part))).join('');

function shown(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'heading') return text(block.parts);
  if (block.kind === 'list') return block.items.map((lines) => lines.map(text).join('/')).join(' | ');
  if (block.kind === 'table') return block.rows.map((row) => row.map(text).join(',')).join(' | ');
  return block.lines.map(text).join('/');
}

/** The blocks of an answer in short: their kind and their words, lines parted by '/'. */
const short = (answer: string) => readMarkdown(answer).map((block) => `${block.kind}: ${shown(block)}`);

describe('blocks', () => {
  tableTest([
    // Paragraphs.
    ['  One \r\n  two ', ['paragraph: One/two']],
    ['One\n \t\ntwo', ['paragraph: One', 'paragraph: two']],
    ['\n\n', []],
    ['', []],
    // Headings.
    ['#   One', ['heading: One']],
    ['   ###### One ##', ['heading: One']],
    ['# One  ##', ['heading: One']],
    ['# One#', ['heading: One']],
    ['####### One', ['paragraph: ####### One']],
    ['#One', ['paragraph: #One']],
    ['    # One', ['paragraph: # One']],
    ['x# One', ['paragraph: x# One']],
    ['One\n# Two\nthree', ['paragraph: One', 'heading: Two', 'paragraph: three']],
    // Lists.
    ['-   one', ['list: one']],
    ['+ one\n• two', ['list: one | two']],
    ['12. one\n123) two', ['list: one | two']],
    ['1234. one', ['paragraph: 1234. one']],
    ['-one', ['paragraph: -one']],
    ['- one\n\n- two', ['list: one | two']],
    ['- one\n1. two', ['list: one', 'list: two']],
    ['- one\ngoes on', ['list: one/goes on']],
    ['- one\n- two\ngoes on', ['list: one | two/goes on']],
    ['- one\n\n  goes on', ['list: one/goes on']],
    ['- one\n\n goes on', ['list: one', 'paragraph: goes on']],
    ['- one\n\nends  here', ['list: one', 'paragraph: ends  here']],
    ['- one\n---\nend', ['list: one', 'paragraph: end']],
    // Quotes.
    ['>one', ['quote: one']],
    ['>  one\n> two', ['quote:  one/two']],
    ['> one\n\n> two', ['quote: one', 'quote: two']],
    ['text\n> one', ['paragraph: text', 'quote: one']],
    ['    > one', ['paragraph: > one']],
    // Code.
    ['```\na\n  b\n```', ['code: a\n  b']],
    ['  ```js\na\n  ```\nb', ['code: a', 'paragraph: b']],
    ['one ```', ['paragraph: one ```']],
    ['one\n```\na\n```\ntwo', ['paragraph: one', 'code: a', 'paragraph: two']],
    ['- one\n```\na\n```\ntwo', ['list: one', 'code: a', 'paragraph: two']],
    // Rules.
    ['one\n- - -\ntwo', ['paragraph: one', 'paragraph: two']],
    ['one\n  ***  \ntwo', ['paragraph: one', 'paragraph: two']],
    ['one\n_ _ _\ntwo', ['paragraph: one', 'paragraph: two']],
    ['one\nx---\ntwo', ['paragraph: one/x---/two']],
    ['one\n---x\ntwo', ['paragraph: one/---x/two']],
    ['one\n--\ntwo', ['paragraph: one/--/two']],
    ['one\n-*-\ntwo', ['paragraph: one/-*-/two']],
    ['one\n-x-x-\ntwo', ['paragraph: one/-x-x-/two']],
    // Tables.
    ['|A|B|\n|-|-|\n|1|2|', ['table: A,B | 1,2']],
    ['A | B | C\n :-- | --: | :-: \n1 | 2 | 3\nend', ['table: A,B,C | 1,2,3', 'paragraph: end']],
    ['  | A | B |  \n  | --- | --- |  ', ['table: A,B']],
    ['A | B\n--|--\n1 | 2\n\nend', ['table: A,B | 1,2', 'paragraph: end']],
    ['A | B\n--|--\n1 | 2\n> end', ['table: A,B | 1,2', 'quote: end']],
    ['A\n--|--', ['paragraph: A/--|--']],
    ['A | B\n---', ['paragraph: A | B']],
    ['A | B\nx | y', ['paragraph: A | B/x | y']],
    ['A | B\n|', ['paragraph: A | B/|']],
    ['A | B\nx--|--', ['paragraph: A | B/x--|--']],
    ['A | B\n--|--x', ['paragraph: A | B/--|--x']],
    ['A | B\n-- x|--', ['paragraph: A | B/-- x|--']],
    ['A | B\n--|x --', ['paragraph: A | B/--|x --']],
    ['A | B\n|x--|--', ['paragraph: A | B/|x--|--']],
  ] as [string, string[]][])('are told by their marks', (answer, blocks) => {
    expect(short(answer)).toEqual(blocks);
  });

  test('a list starts at its first number', () => {
    expect(readMarkdown('12. one')).toMatchObject([{ kind: 'list', ordered: true, start: 12 }]);
    expect(readMarkdown('- one')).toMatchObject([{ kind: 'list', ordered: false, start: 1 }]);
  });
});

describe('pieces of a line', () => {
  /** [strong], {slanted}, <code>. */
  const marks = { strong: '[]', em: '{}', code: '<>' } as const;
  const marked = (part: Inline): string => {
    if (part.kind === 'text') return part.text;
    const inner = part.kind === 'code' ? part.text : part.parts.map(marked).join('');
    const [open, close] = marks[part.kind];
    return `${open}${inner}${close}`;
  };
  const line = (answer: string) => {
    const [block] = readMarkdown(answer);
    return block?.kind === 'paragraph' ? block.lines[0]?.map(marked).join('') : block?.kind;
  };

  tableTest([
    ['a `b c` d', 'a <b c> d'],
    ['a `**b**` d', 'a <**b**> d'],
    ['a `` d', 'a `` d'],
    ['**a b** c **d**', '[a b] c [d]'],
    ['** a**', '** a**'],
    ['**a **', '**a **'],
    ['__a b__ c', '[a b] c'],
    ['__ a__', '__ a__'],
    ['__a __', '__a __'],
    ['x *a b* c', 'x {a b} c'],
    ['* a*', 'list'],
    ['x * a*', 'x * a*'],
    ['x *a *', 'x *a *'],
    ['x*a*', 'x*a*'],
    ['ā*a*', 'ā*a*'],
    ['1*a*', '1*a*'],
    ['x _a b_ c', 'x {a b} c'],
    ['x _a _', 'x _a _'],
    ['x _ a_', 'x _ a_'],
    ['x_a_', 'x_a_'],
    ['_a_x', '_a_x'],
    ['_a_1', '_a_1'],
    ['_a_, b', '{a}, b'],
    ['**a *b* c**', '[a {b} c]'],
    ['*a **b** c*', '{a [b] c}'],
    ['[a](b)', 'a (b)'],
    ['x [a b](https://c.lv "d") y', 'x a b (https://c.lv) y'],
    ['![a](b)', 'a (b)'],
    ['[https://c.lv](https://c.lv)', 'https://c.lv'],
    ['[a]()', '[a]()'],
    ['[](b)', '[](b)'],
    ['[a] (b)', '[a] (b)'],
    ['[a [b](c)', '[a b (c)'],
    ['[a](b[c](d)', '[a](bc (d)'],
  ])('are told by their marks', (answer, parts) => {
    expect(line(answer)).toBe(parts);
  });
});

test('an answer is read out block by block, line by line, without its marks', () => {
  expect(
    spokenText(
      '# **One**\n- two\n  `three`\n\n> four\n\nfive\nsix\n```\nse\nven\n```\nA | _B_\n--|--\n1 | 2',
    ),
  ).toBe('One\ntwo\nthree\nfour\nfive\nsix\nse\nven\nA, B\n1, 2');
});
