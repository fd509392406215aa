import { Wrench } from 'lucide-react';
import { formatInstantDay } from '#domain/language/format.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Pill } from '#web/ui/pill.tsx';

export function MechanicMark({ repair }: { repair: Repair | null }) {
  const { t, language } = useWords();
  if (!repair?.addedByMechanic) return null;
  const name = [repair.mechanicName, repair.garageName].filter(Boolean).join(', ');
  const date = formatInstantDay(repair.mechanicAddedDate ?? repair.createdAt, language);
  return (
    <p className="mb-4">
      <Pill icon={<Wrench aria-hidden="true" />}>{t('Added by {name}, {date}', { name, date })}</Pill>
    </p>
  );
}
