import { isWarning } from '#domain/assessment/advice-rank.ts';
import { isOpen } from '#domain/issues/rules.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { AdviceBadge } from '#web/ui/advice.tsx';

type Props = Pick<IssueEntry, 'status' | 'advice'>;

/** A resolved issue shows no advice. */
export const OpenAdvice = ({ status, advice }: Props) =>
  isOpen(status) && isWarning(advice) && <AdviceBadge advice={advice} />;
