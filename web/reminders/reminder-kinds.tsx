import {
  BatteryCharging,
  CircleDot,
  ClipboardCheck,
  Disc3,
  Droplet,
  FileText,
  Funnel,
  IdCard,
  Landmark,
  RefreshCw,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ReminderKind } from '#domain/reminders/schema.ts';

const icons: Record<ReminderKind, LucideIcon> = {
  oil: Droplet,
  filter: Funnel,
  brakes: Disc3,
  belt: RefreshCw,
  tyres: CircleDot,
  battery: BatteryCharging,
  inspection: ClipboardCheck,
  insurance: ShieldCheck,
  tax: Landmark,
  documents: IdCard,
  other: FileText,
};

export function ReminderIcon({ kind }: { kind: ReminderKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />;
}
