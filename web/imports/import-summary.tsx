import { useMemo } from 'react';
import { energyNames } from '#domain/fills/energy-names.ts';
import { amountText, consumptionText } from '#domain/fills/fill-words.ts';
import type { ImportedCar, ImportReading } from '#domain/imports/schema.ts';
import { summaryOf, type CarOfImport } from '#domain/imports/summary-rules.ts';
import { formatMoney, formatNumber } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { paidKindNames } from '#domain/reports/paid-kind-names.ts';
import { METRIC } from '#domain/units/units.ts';
import { formatDistance, withUnits, type CarWords } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { consumptionOf } from './targets.ts';

/** In the units that the file says of its car. */
export const wordsOfCar = (words: Words, reading: ImportReading, key: string): CarWords => {
  const { distanceUnit = METRIC.distanceUnit, volumeUnit = METRIC.volumeUnit }: Partial<ImportedCar> =
    reading.cars.find((one) => one.key === key) ?? {};
  const own = { ...METRIC, distanceUnit, volumeUnit };
  return withUnits(words, { ...own, ...consumptionOf(own) });
};

/** What the owner can compare with the other app: sums, odometer, consumption, and each year. */
export function ImportSummary({ reading }: { reading: ImportReading }) {
  const cars = useMemo(() => summaryOf(reading.records), [reading.records]);
  return (
    <div className="flex flex-col gap-4">
      {cars.map((car) => (
        <CarSummary key={car.car} car={car} reading={reading} isNamed={cars.length > 1} />
      ))}
    </div>
  );
}

const moneyText = ({ money }: Pick<CarOfImport['all'], 'money'>, { language }: Pick<CarWords, 'language'>) =>
  money.map((one) => formatMoney(one, language)).join(' + ') || '–';

type Props = { car: CarOfImport; reading: ImportReading; isNamed: boolean };

function CarSummary({ car, reading, isNamed }: Props) {
  const words = wordsOfCar(useWords(), reading, car.car);
  const { t, language } = words;
  const facts: { label: string; value: string; isWide: boolean }[] = car.energies.map((one) => ({
    label: t(energyNames[one.energy]),
    value: [
      amountText(one.energy, one.amount, words),
      ...(one.per100 === null ? [] : [consumptionText(one.energy, one.per100, words)]),
    ].join(' · '),
    isWide: true,
  }));
  const read = car.odometer;
  // A dash says that the files have none, which a sum of nothing would hide.
  if (read || car.all.fills > 0) {
    const value = read ? `${formatDistance(read.first, words)} – ${formatDistance(read.last, words)}` : '–';
    facts.push({ label: t('Odometer'), value, isWide: true });
  }
  for (const one of car.kinds) {
    const count = formatNumber(one.others, language);
    const value = one.money.length === 0 ? count : `${count} · ${moneyText(one, words)}`;
    facts.push({ label: t(paidKindNames[one.kind]), value, isWide: false });
  }
  const { unpriced } = car.all;
  const paid = [
    moneyText(car.all, words),
    ...(unpriced > 0 ? [t('fill-ups without a cost: {n}', { n: formatNumber(unpriced, language) })] : []),
  ].join(' · ');
  if (car.all.money.length > 0 || unpriced > 0) facts.push({ label: t('Cost'), value: paid, isWide: true });
  return (
    <div className="flex flex-col gap-2">
      {isNamed && <p className="font-medium break-words">{car.car || t('Records in the files')}</p>}
      <FactList facts={facts} />
      {car.years.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Disclosure label={t('By year')}>
            {() => (
              <table className="w-full text-sm">
                <tbody>
                  {car.years.map((one) => (
                    <tr key={one.year} className="border-line border-b last:border-0">
                      <th scope="row" className="py-2 text-left font-normal">
                        {one.year}
                      </th>
                      <td className="tabular py-2 pl-3 text-right">
                        {t('Records: {n}', { n: formatNumber(one.fills + one.others, language) })}
                      </td>
                      <td className="tabular py-2 pl-3 text-right">{moneyText(one, words)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  );
}
