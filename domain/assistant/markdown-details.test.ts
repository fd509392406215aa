import { describe, expect, test } from 'vitest';
import { partsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { type Block, type Inline, readMarkdown, spokenText } from './markdown-rules.ts';

const table = tablesOf('assistant/markdown.tsv');

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
  tableTest(table('blocks: are told by their marks'))('are told by their marks', (answer, blocks) => {
    expect(short(answer)).toEqual(partsOf(blocks));
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

  tableTest(table('pieces of a line: are told by their marks'))(
    'are told by their marks',
    (answer, parts) => {
      expect(line(answer)).toBe(parts);
    },
  );
});

test('an answer is read out block by block, line by line, without its marks', () => {
  expect(
    spokenText(
      '# **One**\n- two\n  `three`\n\n> four\n\nfive\nsix\n```\nse\nven\n```\nA | _B_\n--|--\n1 | 2',
    ),
  ).toBe('One\ntwo\nthree\nfour\nfive\nsix\nse\nven\nA, B\n1, 2');
});
