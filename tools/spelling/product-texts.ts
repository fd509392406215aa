import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { english } from '#domain/language/en.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { root } from '../setup.mjs';

type Language = 'en' | 'lv';
type Pair = Record<Language, string>;

const bilingualRooms = [
  'accounts/policy',
  'assessment',
  'assessment/knowledge',
  'assistant',
  'assistant/ask',
  'demo',
];

/** Tables by language hold its code or its English name: no text of the product. */
const languageNames = new Set(['lv', 'Latvian']);

/** Every bilingual text reachable from an exported value; lists of input words are not texts and have no pair. */
function* pairsIn(value: unknown, seen: Set<unknown>): Generator<Pair> {
  if (value === null || typeof value !== 'object' || seen.has(value)) return;
  seen.add(value);
  const { en, lv } = value as Record<string, unknown>;
  if (typeof en === 'string' && typeof lv === 'string' && !languageNames.has(lv)) yield { en, lv };
  const inside = value instanceof Map ? value.values() : Object.values(value);
  for (const part of inside) yield* pairsIn(part, seen);
}

async function* bilingualTexts(): AsyncGenerator<Pair> {
  const seen = new Set<unknown>();
  for (const room of bilingualRooms) {
    const folder = join(root, 'domain', room);
    const files = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/u.test(name));
    for (const file of files) {
      const exported = (await import(join(folder, file))) as Record<string, unknown>;
      for (const value of Object.values(exported)) yield* pairsIn(value, seen);
    }
  }
}

const cataloguePairs = (): Pair[] =>
  Object.entries(latvian).map(([phrase, lv]) => ({
    en: (english as Partial<Record<string, string>>)[phrase] ?? phrase.replace(/@[a-z]+$/, ''),
    lv,
  }));

/** Every text a person can read: the catalogues, the knowledge of the engine and of the assistant. */
export async function productTexts(language: Language): Promise<string[]> {
  const texts = cataloguePairs().map((pair) => pair[language]);
  for await (const pair of bilingualTexts()) texts.push(pair[language]);
  return texts;
}

/** The branches of a plural and the placeholders, without what steers them. */
export const bareText = (text: string): string =>
  text.replace(/\{\w+, plural,|\b(?:zero|one|other) ?(?=\{)|\{\w+\}|\b[A-Z]+_[A-Z_]+\b|[{}]/gu, ' ');
