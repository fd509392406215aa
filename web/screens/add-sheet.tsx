import { useGarage } from '#web/platform/records/use-garage.ts';
import { BellRing, Fuel, Gauge, IdCard, MessageCircle, TriangleAlert, Wrench } from 'lucide-react';
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
  const ofCar = (name: 'newFill' | 'newReminder' | 'newDocument') =>
    carId ? href(name, { carId }) : href('cars');
  const rows = [
    [t('Log Issue'), TriangleAlert, href('logSymptom')],
    [t('Log Repair'), Wrench, garage && !carId ? href('cars') : href('logRepair', { carId })],
    [t('Fill-up'), Fuel, ofCar('newFill')],
    [t('Mileage'), Gauge, href('quickMileage')],
    [t('Reminder'), BellRing, ofCar('newReminder')],
    [t('Document'), IdCard, ofCar('newDocument')],
    [t('Ask Assistant'), MessageCircle, href('assistant', { carId })],
  ] as const;
  return (
    <SheetPanel open onClose={onClose} title={t('What would you like to do?')} closeLabel={t('Close')}>
      <div className="-mx-2 flex flex-col">
        {rows.map(([title, Icon, to]) => (
          <ListRow
            key={title}
            onFollow={onClose}
            to={to}
            title={title}
            leading={<Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />}
          />
        ))}
      </div>
    </SheetPanel>
  );
}
