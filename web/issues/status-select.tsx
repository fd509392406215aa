import { summaryColour, summaryLabel } from '#domain/issues/rules.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Select } from '#web/ui/select.tsx';
import { statusTones, StatusBadge } from '#web/ui/status-badge.tsx';

/** Partially resolved is set only by a repair. */
const offered = ['new', 'processing', 'resolved'] as const;
export type ByHand = (typeof offered)[number];

type Props = { status: IssueStatus; busy: boolean; onChange: (status: ByHand) => void };

export function StatusSelect({ status, busy, onChange }: Props) {
  const { t } = useWords();
  const option = (value: IssueStatus) => ({ value, label: t(summaryLabel(value)) });
  const isOffered = offered.some((one) => one === status);
  return (
    <div className="flex items-end gap-3">
      <Select
        label={t('Status')}
        className="grow"
        value={status}
        disabled={busy}
        onChange={(event) => onChange(event.target.value as ByHand)}
        options={[...(isOffered ? [] : [{ ...option(status), disabled: true }]), ...offered.map(option)]}
      />
      <StatusBadge
        className="mb-2.5"
        tone={statusTones[summaryColour(status)]}
        label={t(summaryLabel(status))}
      />
    </div>
  );
}
