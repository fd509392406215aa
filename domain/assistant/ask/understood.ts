import * as z from 'zod/mini';
import { Query } from './query.ts';

/** How a question was understood, kept with its answer: from it the card is made again from the records as they are. */
export const Understood = z.object({
  language: z.enum(['en', 'lv']),
  /** One; for a model's answer, those that its tools were asked. */
  queries: z.array(Query).check(z.maxLength(6)),
  /** The text that the records were searched for, where no question was understood. */
  search: z.nullable(
    z.string().check(
      z.maxLength(10_000),
      z.refine((value) => value.isWellFormed() && !value.includes('\0')),
    ),
  ),
  /** It was asked whether that text is about a car. */
  isDoubted: z._default(z.boolean(), false),
});
export type Understood = z.infer<typeof Understood>;

/** A changed query as the question that asks it. */
export const understoodAs = (query: Query, language: Understood['language']): Understood => ({
  language,
  queries: [query],
  search: null,
  isDoubted: false,
});
