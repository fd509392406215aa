import {
  ClipboardCheck,
  CircleDot,
  FileText,
  Landmark,
  ShieldCheck,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { RepairKind } from '#domain/repairs/schema.ts';

const icons: Record<RepairKind, LucideIcon> = {
  service: ClipboardCheck,
  repair: Wrench,
  tyres: CircleDot,
  inspection: ClipboardCheck,
  insurance: ShieldCheck,
  tax: Landmark,
  other: FileText,
};

export function KindIcon({ kind }: { kind: RepairKind | null }) {
  const Icon = icons[kind ?? 'repair'];
  return <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />;
}
