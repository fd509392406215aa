import { ListFilter } from 'lucide-react';
import { useMemo, type ReactNode, type RefObject } from 'react';
import {
  choicesOf,
  historyKinds,
  type HistoryEntry,
  type HistoryFilters,
  type HistoryKind,
} from '#domain/history/history-rules.ts';
import type { Phrase } from '#domain/language/words.ts';
import { activeRecordFilters } from '#domain/repairs/record-rules.ts';
import { IssueFilterChips } from '#web/issues/issue-filter-chips.tsx';
import { useWords } from '#web/platform/language/language.ts';
import { RecordFilterFields } from '#web/repairs/record-filter-fields.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';

const kindNames: Record<HistoryKind, Phrase> = {
  issue: 'Problems',
  repair: 'Repairs',
  fill: 'Fill-ups',
  document: 'Documents',
  reading: 'Mileage',
};

type Props = {
  /** All of them: they tell what can be chosen. */
  entries: readonly HistoryEntry[];
  filters: HistoryFilters;
  text: string;
  field: RefObject<HTMLInputElement | null>;
  onFilters: (filters: HistoryFilters) => void;
  onText: (text: string) => void;
  /** Beside the filters: how much was found. */
  children: ReactNode;
};

export function HistoryFields({ entries, filters, text, field, onFilters, onText, children }: Props) {
  const { t, language } = useWords();
  const { kinds } = filters;
  const { kinds: present, shops: names } = choicesOf(entries);
  const shops = useMemo(() => names.toSorted((a, b) => a.localeCompare(b, language)), [names, language]);
  const toggle = (kind: HistoryKind) =>
    onFilters({
      ...filters,
      kinds: kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind],
    });
  return (
    <>
      <SearchField
        label={t('Search')}
        placeholder={t('Word, repair shop, amount or date')}
        value={text}
        field={field}
        onChange={onText}
      />
      {present.size > 1 && (
        <div
          role="group"
          aria-label={t('Kind')}
          className="no-print -mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 *:shrink-0 rail:mx-0 rail:px-0"
        >
          {historyKinds
            .filter((kind) => present.has(kind))
            .map((kind) => (
              <ToggleChip key={kind} pressed={kinds.includes(kind)} onToggle={() => toggle(kind)}>
                {t(kindNames[kind])}
              </ToggleChip>
            ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Disclosure
          label={t('Filter Records')}
          icon={<ListFilter aria-hidden="true" />}
          count={activeRecordFilters(filters) + Number(filters.issues.length > 0)}
        >
          {() => (
            <div className="flex flex-col gap-4">
              {present.has('issue') && (
                <IssueFilterChips
                  filters={filters.issues}
                  onChange={(issues) => onFilters({ ...filters, issues })}
                />
              )}
              <RecordFilterFields
                filters={filters}
                shops={shops}
                onChange={(records) => onFilters({ ...filters, ...records })}
              />
            </div>
          )}
        </Disclosure>
      </div>
    </>
  );
}
