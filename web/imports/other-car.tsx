import { useMemo } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { fuelNames } from '#domain/cars/spec-names.ts';
import { energyNames } from '#domain/fills/energy-names.ts';
import { otherCarIn, type OtherCar as Reason } from '#domain/imports/other-car-rules.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import { allReadingsOf } from '#domain/mileage/reading-record.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Target } from './targets.ts';

type Props = { target: Target; car: Car; records: readonly ImportedRecord[]; onNew: () => void };

/** Says why the records are hardly those of the chosen car. */
export function OtherCar({ target, car, records, onNew }: Props) {
  const words = useCarWords(car.id);
  const { t, language } = words;
  const { data: readings } = useRecords(car.id, allReadingsOf);
  const reasons = useMemo(() => {
    const own = records.filter((record) => record.car === target.key);
    return otherCarIn(own, target.units, { ...car, readings: readings ?? [] });
  }, [target, car, records, readings]);
  if (reasons.length === 0) return null;
  const text = (reason: Reason) => {
    if (reason.why === 'mileage')
      return t('{day}: {km} in the files; {knownDay}: {known} in this car', {
        day: formatDay(reason.read.date, language),
        km: formatDistance(reason.read.km, words),
        knownDay: formatDay(reason.known.date, language),
        known: formatDistance(reason.known.km, words),
      });
    const names =
      reason.why === 'energy'
        ? { file: t(energyNames[reason.energy]), own: t(fuelNames[car.fuelType!]) }
        : { file: reason.unit, own: car.distanceUnit };
    return t('{file} in the files, {own} in this car', names);
  };
  return (
    <Alert title={t('These may be records of another car')}>
      <ul className="text-sm">
        {reasons.map((reason) => (
          <li key={reason.why}>{text(reason)}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="mt-3" onClick={onNew}>
        {t('A new car')}
      </Button>
    </Alert>
  );
}
