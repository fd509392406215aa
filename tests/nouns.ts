import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Noun } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import type { NounCase } from './noun-case.ts';

type AnyCase = NounCase<Noun>;

/** The files tests/nouns/*.ts hold the case of a noun under its name. */
const cases = new Map<string, AnyCase>();
const folder = join(import.meta.dirname, 'nouns');
for (const file of readdirSync(folder)) {
  const module = (await import(join(folder, file))) as Record<string, AnyCase>;
  for (const [noun, one] of Object.entries(module)) cases.set(noun, one);
}

/** Every noun of the contract, in the order in which a person makes their things. */
export const nouns = Object.keys(contract).map((noun): [Noun, AnyCase] => {
  const found = cases.get(noun);
  if (!found) throw new Error(`${noun} has no cases: no file in tests/nouns exports them`);
  return [noun as Noun, found];
});
