import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const catalogues = ['domain/language/en.ts', 'domain/language/lv/'];

/** The product's sources but the catalogues and the tests. */
export function readSources(): string[] {
  return globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !catalogues.some((path) => file.startsWith(path)))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** The phrases that no source holds as a whole literal. */
export function findUnusedPhrases(phrases: readonly string[], sources: readonly string[]): string[] {
  const text = sources.join('\n');
  const literals = new Set(text.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g));
  const isUsed = (phrase: string) => {
    const single = phrase.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
    return [`'${single}'`, `"${phrase}"`, `\`${phrase}\``].some(
      // An apostrophe of a comment hides some.
      (literal) => literals.has(literal) || text.includes(literal),
    );
  };
  return phrases.filter((phrase) => !isUsed(phrase));
}

type Text = { key: string; en: string; lv: string };

/** The texts of the specification. */
export function readTexts(): Text[] {
  const [, ...rows] = readFileSync(join(root, 'docs/maintain/specification/texts.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [key = '', en = '', lv = ''] = row.split('\t');
    return { key, en, lv };
  });
}

/** The form of an ICU plural for a category, or the message itself where it is no plural. */
export function pluralForm(message: string, category: string): string {
  if (!message.startsWith('{n, plural,')) return message;
  const form = new RegExp(` ${category} \\{((?:[^{}]|\\{n\\})*)\\}`).exec(message)?.[1];
  return form ?? pluralForm(message, 'other');
}
