import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { root } from '../setup.mjs';

const bilingualRooms = ['assessment', 'assessment/knowledge', 'assistant', 'assistant/knowledge'];

/** The branches of a plural, without the words that steer it. */
const pluralSteering = /\{\w+, plural,|\b(?:zero|one|other) ?(?=\{)|\{\w+\}|[{}]/gu;

/** Tables by language hold its code or its English name: no text of the product. */
const languageNames = new Set(['lv', 'Latvian']);

/** Every bilingual text reachable from an exported value; lists of input words are not texts and have no pair. */
function* pairsIn(value: unknown, seen: Set<unknown>): Generator<string> {
  if (value === null || typeof value !== 'object' || seen.has(value)) return;
  seen.add(value);
  const { en, lv } = value as Record<string, unknown>;
  if (typeof en === 'string' && typeof lv === 'string' && !languageNames.has(lv)) yield lv;
  const inside = value instanceof Map ? value.values() : Object.values(value);
  for (const part of inside) yield* pairsIn(part, seen);
}

async function* bilingualTexts(): AsyncGenerator<string> {
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

/** Every Latvian text a person can read: the catalogues, the knowledge of the engine and of the assistant. */
export async function latvianTexts(): Promise<string[]> {
  const catalogue = Object.values(latvian).map((text) => text.replace(pluralSteering, ' '));
  const knowledge: string[] = [];
  for await (const text of bilingualTexts()) knowledge.push(text.replace(/\{[^{}]*\}/gu, ' '));
  return [...catalogue, ...knowledge];
}
