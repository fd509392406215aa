import type { Procedure } from '#domain/calls.ts';
import type { Things } from './noun-case.ts';
import { nouns } from './nouns.ts';

type Input = (mine: Things) => Record<string, unknown>;

/** An input of every procedure that succeeds for the owner of the things. */
export const inputFor = Object.fromEntries(
  nouns.flatMap(([noun, { inputs }]) =>
    Object.entries<Input>(inputs).map(([verb, input]) => [`${noun}.${verb}`, input]),
  ),
) as Record<Procedure, Input>;
