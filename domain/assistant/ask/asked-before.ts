import type { Language } from '#domain/language/words.ts';
import { queryAsked } from './ask.ts';
import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import type { Understood } from './understood.ts';

/** What a question may continue, and in which language it was answered. */
export type Before = {
  readonly query: Query | null;
  readonly language: Language | null;
  /** The text of which it was asked whether it is about a car. */
  readonly doubted?: string | null;
};

type Said = { readonly role: string; readonly content: string; readonly understood?: Understood | null };

/** How far back a question was understood that one may continue. */
const REACH = 2;

/** What a question may continue: the query of an answer just before, or what the last question asked for. */
export function askedBefore(
  thread: readonly Said[],
  garage: Garage | null,
  here: string | null,
): Before | null {
  const answers = thread.flatMap(({ role, understood }) => (role !== 'user' && understood ? understood : []));
  const near = answers.slice(-REACH).toReversed();
  const query = near.flatMap(({ queries }) => (queries[0]?.isGuess ? queries[0] : queries.at(-1)) ?? [])[0];
  const guess = (text: string): Query | null => {
    const asked = garage && queryAsked(text, garage, here);
    return asked && { ...asked, isGuess: true };
  };
  if (near[0]) {
    const { search, language, isDoubted } = near[0];
    return {
      query: query ?? (search === null ? null : guess(search)),
      language,
      doubted: isDoubted ? search : null,
    };
  }
  const question = thread.findLast(({ role }) => role === 'user')?.content;
  const asked = question === undefined ? null : guess(question);
  return asked ? { query: { ...asked, isGuess: false }, language: null } : null;
}
