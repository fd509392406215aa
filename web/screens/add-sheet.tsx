import { useGarage } from '#web/platform/records/use-garage.ts';
import { Fuel, Gauge, MessageCircle, TriangleAlert, Wrench } from 'lucide-react';
import { currentCarId } from '#domain/cars/rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ListRow } from '#web/ui/list-row.tsx';
import { SheetPanel } from '#web/ui/sheet-panel.tsx';

/** What can be added. Without any car, a repair leads to the empty garage. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { data: garage } = useGarage();
  const carId = garage && currentCarId(garage);
  const iconProps = {
    'aria-hidden': true,
    strokeWidth: 1.75,
    className: 'text-accent size-6 shrink-0',
  } as const;
  return (
    <SheetPanel open onClose={onClose} title={t('What would you like to do?')} closeLabel={t('Close')}>
      <div className="-mx-2 flex flex-col">
        <ListRow
          onFollow={onClose}
          to={href('logSymptom')}
          title={t('Log Issue')}
          leading={<TriangleAlert {...iconProps} />}
        />
        <ListRow
          onFollow={onClose}
          to={garage && !carId ? href('cars') : href('logRepair', { carId })}
          title={t('Log Repair')}
          leading={<Wrench {...iconProps} />}
        />
        <ListRow
          onFollow={onClose}
          to={carId ? href('newFill', { carId }) : href('cars')}
          title={t('Fill-up')}
          leading={<Fuel {...iconProps} />}
        />
        <ListRow
          onFollow={onClose}
          to={href('quickMileage')}
          title={t('Mileage')}
          leading={<Gauge {...iconProps} />}
        />
        <ListRow
          onFollow={onClose}
          to={href('assistant', { carId })}
          title={t('Ask Assistant')}
          leading={<MessageCircle {...iconProps} />}
        />
      </div>
    </SheetPanel>
  );
}
