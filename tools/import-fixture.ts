import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readImport } from '#domain/imports/read-import.ts';
import { sumsOf } from '#tests/import-mutations.ts';
import { readArguments } from './arguments.ts';
import { anonymised } from './import-fixture/anonymise.ts';

/** Makes a fixture of a file that somebody exported: the same shape and sums, nothing of its owner. */
const { words } = readArguments('npm run import-fixture -- EXPORT.csv [NAME.csv]', {});
const [from, name = from && basename(from)] = words;
if (!from || !name) throw new Error('Which file?');
const bytes = new Uint8Array(await readFile(from));
const text = anonymised(bytes);
if (text === null) throw new Error('Only text files are made fixtures; unpack a zip first');
const to = join('tests/fixtures/imports', name);
await writeFile(to, text);

const context = { currency: 'EUR', today: new Date().toISOString().slice(0, 10) };
const sums = (content: Uint8Array) => {
  const values = Object.entries(sumsOf(readImport([{ name, bytes: content }], {}, context)));
  return values
    .map(([, value]) => value)
    .toSorted((a, b) => a - b)
    .join(' ');
};
const isSame = sums(bytes) === sums(new TextEncoder().encode(text));
console.log(
  `${to}: ${text.split('\n').length - 1} lines. Read it before you commit it: is nothing of its owner left?`,
);
console.log(isSame ? 'It is read like the original.' : 'It is NOT read like the original.');
