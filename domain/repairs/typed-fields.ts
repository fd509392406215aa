import * as z from 'zod/mini';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { parseMoney } from '#domain/language/typed-numbers.ts';
import { Cost, typed } from '#domain/shapes.ts';
import { fromMinor } from './money-rules.ts';

/** In the currency's main unit, with at most its number of decimals (D70). */
export const typedCost = (currency: string) =>
  typed(z.nullable(Cost), (text) => {
    const minor = parseMoney(text, currency);
    return minor === null ? NaN : fromMinor(minor, currency);
  });

const outcomes = ['resolved', 'partially_resolved'] as const satisfies readonly LinkOutcome[];

export const TypedLinks = z.pipe(
  z.record(z.string(), z.enum(outcomes)),
  z.transform((links) => {
    const listed = (outcome: LinkOutcome) => Object.keys(links).filter((id) => links[id] === outcome);
    return { resolvedIssues: listed('resolved'), partiallyResolvedIssues: listed('partially_resolved') };
  }),
);
