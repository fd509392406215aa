import { Gauge, TriangleAlert } from 'lucide-react';
import { reminderKindOf } from '#domain/documents/kind-names.ts';
import type { SearchRecord } from '#domain/search/schema.ts';
import { EnergyIcon } from '#web/fills/energy-icon.tsx';
import { ReminderIcon } from '#web/reminders/reminder-kinds.tsx';
import { KindIcon } from '#web/repairs/repair-kinds.tsx';

type Kind<R> = R extends { kind: infer K; type: infer T } ? { kind: K; type: T } : never;
type Props = { record: Kind<SearchRecord> | { kind: 'issue' | 'reading' } };

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'text-accent size-5 shrink-0' } as const;

export function RecordIcon({ record }: Props) {
  switch (record.kind) {
    case 'issue':
      return <TriangleAlert {...icon} />;
    case 'repair':
      return <KindIcon kind={record.type} />;
    case 'fill':
      return <EnergyIcon energy={record.type} {...icon} />;
    case 'document':
      return <ReminderIcon kind={reminderKindOf[record.type]} />;
    case 'reminder':
      return <ReminderIcon kind={record.type} />;
    case 'reading':
      return <Gauge {...icon} />;
  }
}
