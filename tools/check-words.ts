import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTexts } from './phrases.ts';
import { root } from './setup.mjs';
import { bareText, productTexts } from './spelling/product-texts.ts';

const glossary = 'docs/maintain/words.md';
const languages = { en: 'English', lv: 'Latvian' } as const;
type Language = keyof typeof languages;

export type BannedWord = { word: string; use: string; except: readonly string[] };

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

/** The banned words of the table below a heading. */
export function readBannedWords(markdown: string, heading: string): BannedWord[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`${glossary} has no heading '${heading}'`);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).flatMap((row) => {
    const [, , use = '', never = '', except = ''] = row.split('|').map((cell) => cell.trim());
    return quoted(never).map((word) => ({ word, use, except: quoted(except) }));
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A whole word or words, with a star for any ending, in any case. */
function expression(word: string): RegExp {
  const stem = word.endsWith('*') ? word.slice(0, -1) : word;
  const end = word.endsWith('*') ? '' : String.raw`(?![\p{L}\p{M}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(stem)}${end}`, 'iu');
}

/** The banned words that stand in a text outside the allowed phrases. */
export function bannedWordsIn(text: string, banned: readonly BannedWord[]): BannedWord[] {
  const bare = bareText(text);
  return banned.filter(({ word, except }) => {
    const rest = except.reduce((left, phrase) => left.replace(new RegExp(escaped(phrase), 'giu'), ' '), bare);
    return expression(word).test(rest);
  });
}

async function checkTexts(language: Language, markdown: string): Promise<string[]> {
  const banned = readBannedWords(markdown, languages[language]);
  const fixed = new Set(readTexts().map((text) => text[language]));
  const texts = (await productTexts(language)).filter((text) => !fixed.has(text));
  return texts.flatMap((text) =>
    bannedWordsIn(text, banned).map(({ word, use }) => `'${word}', but the word is '${use}': ${text}`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const markdown = readFileSync(join(root, glossary), 'utf8');
  const faults = [...(await checkTexts('en', markdown)), ...(await checkTexts('lv', markdown))];
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
