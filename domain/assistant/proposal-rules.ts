import type { Assessment } from '#domain/assessment/schema.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import type { IssueDraft, RecurrenceDraft } from '#domain/issues/schema.ts';
import type { Language } from '#domain/language/words.ts';
import type { RepairDraft } from '#domain/repairs/schema.ts';
import type { Proposal } from './schema.ts';

type ProposalCall =
  | { procedure: 'issues.log'; input: IssueDraft }
  | { procedure: 'repairs.log'; input: RepairDraft }
  | { procedure: 'recurrences.add'; input: RecurrenceDraft };

export type ProposalContext = {
  carId: string;
  currency: string;
  language: Language;
  /** The message's createdAt, so that every tap sends the same request. */
  madeAt: string;
  assess: (description: string) => Assessment;
};

/** The call that carries out a proposal. Its ids make a second tap harmless. */
export function callOf(
  proposal: Proposal,
  { carId, currency, language, madeAt, assess }: ProposalContext,
): ProposalCall {
  const { id, opId } = proposal;
  const ids = { opId, id, carId };
  switch (proposal.kind) {
    case 'log-issue': {
      const { description } = proposal;
      const input = {
        ...ids,
        description,
        date: madeAt,
        mediaIds: [],
        aiQuestions: [],
        aiAnswers: [],
        assessment: savedAssessment(assess(description)),
        language,
      };
      return { procedure: 'issues.log', input };
    }
    case 'add-repair': {
      const { title, date, description, cost, mileage, repairKind: kind } = proposal;
      const resolved = { resolvedIssues: [], partiallyResolvedIssues: [] };
      const input = { ...ids, title, date, description, cost, currency, mileage, kind, ...resolved };
      return { procedure: 'repairs.log', input };
    }
    case 'add-recurrence': {
      const { issueId, date, notes } = proposal;
      return { procedure: 'recurrences.add', input: { ...ids, issueId, date, notes } };
    }
  }
}
