import * as z from 'zod/mini';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';

const outcomes = ['resolved', 'partially_resolved'] as const satisfies readonly LinkOutcome[];

export const TypedLinks = z.pipe(
  z.record(z.string(), z.enum(outcomes)),
  z.transform((links) => {
    const listed = (outcome: LinkOutcome) => Object.keys(links).filter((id) => links[id] === outcome);
    return { resolvedIssues: listed('resolved'), partiallyResolvedIssues: listed('partially_resolved') };
  }),
);
