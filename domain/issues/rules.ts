import type { Phrase } from '#domain/language/words.ts';
import type { IssueStatus } from './schema.ts';

export const isOpen = (status: string) => status !== 'resolved';

/** A mechanic's own words take the place of an assessment. */
export const isByMechanic = (issue: { mechanicName: string | null; source: string | null }): boolean =>
  issue.mechanicName !== null && issue.source === null;

/** The questions that were answered, with what was said. */
export const answered = ({
  aiQuestions,
  aiAnswers,
}: Record<'aiQuestions' | 'aiAnswers', readonly string[]>) =>
  aiQuestions.flatMap((question, at) => (aiAnswers[at] ? [{ question, answer: aiAnswers[at] }] : []));

/** Fits an entry of a PostgreSQL index (2,704 bytes): one visible character may have any number of marks. */
const TITLE_KEY_LENGTH = 600;

/** Titles repeat if they are equal except for case and outer spaces. */
export const titleKey = (title: string) =>
  title.trim().toLowerCase().slice(0, TITLE_KEY_LENGTH).toWellFormed();

/** 'urgent' or its Latvian stem in summary, title or description. */
export function mentionsUrgent(issue: { title: string; description: string; aiSummary: string }): boolean {
  return /urgent|steidzam/i.test(`${issue.aiSummary}\n${issue.title}\n${issue.description}`);
}

const timelineLabels: Record<string, Phrase> = {
  processing: 'In Progress',
  partially_resolved: 'Partially Fixed',
  resolved: 'Resolved@status',
};
/** Any other status is shown as 'Open'. */
export const timelineLabel = (status: string): Phrase => timelineLabels[status] ?? 'Open@status';

const summaryLabels: Record<IssueStatus, Phrase> = {
  new: 'New',
  processing: 'In Progress',
  partially_resolved: 'Partially Resolved',
  resolved: 'Resolved@status',
};
export const summaryLabel = (status: IssueStatus): Phrase => summaryLabels[status];

export type StatusColour = 'red' | 'yellow' | 'blue' | 'green';

export function timelineColour(status: string): StatusColour {
  if (status === 'processing') return 'yellow';
  if (status === 'partially_resolved') return 'blue';
  return status === 'resolved' ? 'green' : 'red';
}

/** On the summary screen partially_resolved is yellow. */
export function summaryColour(status: string): StatusColour {
  return status === 'partially_resolved' ? 'yellow' : timelineColour(status);
}

export const levels = ['low', 'medium', 'high'] as const;
export type Level = (typeof levels)[number];

/** View state of the summary, never stored. */
export function startingUrgency(status: IssueStatus): Level {
  if (status === 'new') return 'high';
  return status === 'processing' ? 'medium' : 'low';
}
export const startingSeverity = (status: IssueStatus): Level =>
  status === 'new' || status === 'processing' ? 'medium' : 'low';

/** The first occurrence counts too. */
export const occurrences = (recurrences: number) => recurrences + 1;
