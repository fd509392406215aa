import type { Procedure } from '#domain/calls.ts';
import type { Things } from './noun-case.ts';
import { nouns } from './nouns.ts';

type Input = (mine: Things) => Record<string, unknown>;

/**
 * An input of every procedure that succeeds for the owner of the things: a new procedure without it does not
 * compile, so it cannot miss the isolation and fuzz tests.
 */
export const inputFor = Object.fromEntries(
  Object.entries(nouns).flatMap(([noun, { inputs }]) =>
    Object.entries(inputs).map(([verb, input]) => [`${noun}.${verb}`, input]),
  ),
) as Record<Procedure, Input>;
