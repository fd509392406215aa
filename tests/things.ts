import type { Visitor } from './client.ts';
import type { Things } from './noun-case.ts';
import { nouns } from './nouns.ts';

/** Unusual words of everything that is made here, so that they are found wherever they leak. */
export const SECRETS = nouns.flatMap(([, { secrets }]) => secrets);

/** A car with one of everything. */
export async function newThings(owner: Visitor): Promise<Things> {
  let things = {} as Things;
  for (const [, { make }] of nouns) things = { ...things, ...(await make?.(owner, things)) };
  return things;
}
