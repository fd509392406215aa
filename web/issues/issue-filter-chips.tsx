import type { IssueFilter } from '#domain/issues/issue-record.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';

const names: [IssueFilter, Phrase][] = [
  ['open', 'Open@filter'],
  ['urgent', 'Urgent'],
  ['resolved', 'Resolved@filter'],
  ['partiallyResolved', 'Partially resolved'],
  ['recurring', 'Recurring'],
];

/** Nothing is both. */
const isEither = (one: IssueFilter, other: IssueFilter) =>
  one === 'resolved' && (other === 'open' || other === 'partiallyResolved');

type Props = { filters: readonly IssueFilter[]; onChange: (filters: readonly IssueFilter[]) => void };

export function IssueFilterChips({ filters, onChange }: Props) {
  const { t } = useWords();
  const toggle = (filter: IssueFilter) =>
    onChange(
      filters.includes(filter)
        ? filters.filter((one) => one !== filter)
        : [...filters.filter((one) => !isEither(one, filter) && !isEither(filter, one)), filter],
    );
  return (
    <div role="group" aria-label={t('Filter Issues')} className="flex flex-wrap gap-2">
      {names.map(([filter, name]) => (
        <ToggleChip key={filter} pressed={filters.includes(filter)} onToggle={() => toggle(filter)}>
          {t(name)}
        </ToggleChip>
      ))}
    </div>
  );
}
