import { FileText, Import, type LucideIcon } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';
import { ListRow } from '#web/ui/list-row.tsx';

export function CarLinks({ car }: { car: Car }) {
  const { t } = useWords();
  return (
    <Card className="p-0!">
      <ListRow
        to={href('reports')}
        title={t('Generate Health Report')}
        text={t('Shareable PDF report')}
        leading={icon(FileText)}
      />
      <ListRow
        to={`${href('import')}?car=${car.id}`}
        title={t('Import from other apps')}
        leading={icon(Import)}
      />
    </Card>
  );
}

const icon = (Icon: LucideIcon) => (
  <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />
);
