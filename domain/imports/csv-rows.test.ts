import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from './csv-rows.ts';

test(
  'a row is named by the line it begins on, over sections, blank lines and cells of several lines',
  { tags: ['IMP-06'] },
  () => {
    const text = 'a,b\n\n1,"two\nlines"\n## Section\nx,y,z\n\n\n"p\n\nq",r,s\n1,2,3';
    expect(readRows(text)).toEqual({
      rows: [
        { row: 1, cells: ['a', 'b'] },
        { row: 3, cells: ['1', 'two\nlines'] },
        { row: 5, cells: ['## Section'] },
        { row: 6, cells: ['x', 'y', 'z'] },
        { row: 9, cells: ['p\n\nq', 'r', 's'] },
        { row: 12, cells: ['1', '2', '3'] },
      ],
      broken: [],
    });
  },
);

test('a sectioned file is divided by what most of its first lines are divided by', () => {
  expect(readRows('## Vehicle\na;b,c\n1;2,5\n').rows[1]?.cells).toEqual(['a', 'b,c']);
  expect(readRows('"a;b",c,d\n"x;y",1,2\n').rows[1]?.cells).toEqual(['x;y', '1', '2']);
});

test('what divides a quoted text of several lines divides no cells', () => {
  expect(readRows('a,b\n"x;y\nx;y\nx;y",2\n').rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['x;y\nx;y\nx;y', '2'],
  ]);
  expect(readRows('a,b;c\n17" wheels;b,c;d,e\n18" tyres;b,c;d\n').rows[0]?.cells).toEqual(['a,b', 'c']);
});

test('a text behind a closing quote is part of its cell, and a doubled quote is one', () => {
  const [row] = readRows('"Full" 2,"a ""b"" c",d').rows;
  expect(row?.cells).toEqual(['Full 2', 'a "b" c', 'd']);
});

test('a backslash escapes where the app writes it so', () => {
  expect(readRows('a;"say \\"hi\\"";b', '\\').rows[0]?.cells).toEqual(['a', 'say "hi"', 'b']);
});

test('a quote without an end is named by its line, after a change of width too', { tags: ['IMP-06'] }, () => {
  const text = 'a,b\n1,2\n## Section\n3,4,5\n\n6,"7,8\n9,10,11';
  const { rows, broken } = readRows(text);
  expect(broken).toEqual([{ row: 6, reason: 'unclosed-quote' }]);
  expect(rows.at(-1)).toEqual({ row: 7, cells: ['9', '10', '11'] });
});

test('rows of any width come back with their lines', () => {
  // An apostrophe before a sign of a formula is not of the cell.
  const cell = fc
    .string({ maxLength: 5 })
    .map((text) => text.replaceAll(/["\r\n]/g, '').replace(/^'+(?=[=+\-@])/, ''));
  const row = fc.array(cell, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 200 }), (rows) => {
      const text = rows.map((cells) => cells.map((one) => `"${one}"`).join(',')).join('\n');
      expect(readRows(text).rows).toEqual(rows.map((cells, at) => ({ cells, row: at + 1 })));
    }),
    { numRuns: 50 },
  );
});
