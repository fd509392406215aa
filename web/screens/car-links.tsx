import { BellRing, ClipboardList, FileText, Fuel, IdCard, Import, type LucideIcon } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import { carList, href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';
import { ListRow } from '#web/ui/list-row.tsx';

/** Links to the car's other pages, and to its full lists if only the newest records are shown. */
export function CarLinks({ car, isWhole }: { car: Car; isWhole: boolean }) {
  const { t } = useWords();
  const carId = car.id;
  return (
    <Card className="p-0!">
      {!isWhole && (
        <ListRow
          {...carList(carId, 'issues')}
          title={t('View problems')}
          text={t('All problems, repairs and specifications')}
          leading={icon(ClipboardList)}
        />
      )}
      <ListRow
        to={href('reminders', { carId })}
        title={t('Reminders')}
        text={t('Oil, inspection, insurance')}
        leading={icon(BellRing)}
      />
      <ListRow
        to={href('documents', { carId })}
        title={t('Documents')}
        text={t('Insurance, inspection, warranty')}
        leading={icon(IdCard)}
      />
      <ListRow
        to={href('fills', { carId })}
        title={t('Fuel and charging')}
        text={t('What it uses and what it costs')}
        leading={icon(Fuel)}
      />
      <ListRow
        to={href('reports')}
        title={t('Generate Health Report')}
        text={t('Shareable PDF report')}
        leading={icon(FileText)}
      />
      <ListRow
        to={`${href('import')}?car=${carId}`}
        title={t('Import from other apps')}
        leading={icon(Import)}
      />
    </Card>
  );
}

const icon = (Icon: LucideIcon) => (
  <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />
);
