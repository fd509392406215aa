import type { ReactNode } from 'react';
import { dangerOf } from '#domain/status/status-rules.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { formatMoney } from '#domain/language/format.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { owningCosts } from '#domain/reports/owning-rules.ts';
import { spendingOf } from '#domain/reports/spending-rules.ts';
import { amountPerDistance, withUnits } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { AdviceBadge } from '#web/ui/advice.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CarCostsShown } from './costs-shown.ts';
import { MoneyTable } from './money-table.tsx';
import { basisText, missingText } from './owning-notes.ts';
import { amountTexts, UNKNOWN } from './owning-table.tsx';

/** Compares the costs of cars. */
export function CarsSideBySide({ all }: { all: readonly CarCostsShown[] }) {
  const words = useWords();
  const { t, language } = words;
  const today = deviceDay();
  const owningOf = ({ car, records }: CarCostsShown) => owningCosts(costsOf(records), car, today);
  const unknown = all.find((one) => owningOf(one).driven === null)?.car;
  /** One line per currency: amounts are never added across currencies. */
  const cellsOf = (one: CarCostsShown): ReactNode[] => {
    const { car, payments } = one;
    const found = owningOf(one).currencies;
    if (found.length === 0) return [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
    const spending = spendingOf(payments, today);
    const texts = found.map(({ currency, running, whole }) => {
      const money = (minor: number) => formatMoney({ minor, currency }, language);
      const { perMonth, perDistance } = amountTexts(running, currency, withUnits(words, car));
      const year = spending.find((one) => one.currency === currency)?.thisYear;
      const each =
        perDistance === UNKNOWN ? UNKNOWN : t(amountPerDistance[car.distanceUnit], { amount: perDistance });
      return [year === undefined ? UNKNOWN : money(year), perMonth, each, money(whole)];
    });
    return [0, 1, 2, 3].map((at) => texts.map((line) => <div key={line[3]}>{line[at]}</div>));
  };
  return (
    <Card>
      <h2 className="font-semibold">{t('Costs by car')}</h2>
      <MoneyTable
        caption={t('Costs by car')}
        heading={t('Car')}
        isAbove
        columns={[t('This Year'), t('Per month'), t('Per distance'), t('Total cost of ownership')]}
        rows={all.map((one) => ({
          key: one.car.id,
          name: <Name car={one.car} missing={missingText(owningOf(one), words)} />,
          cells: cellsOf(one),
        }))}
      />
      <p className="text-muted mt-3 text-sm">
        {t('Running costs per month and per distance; the total also includes purchase and sale.')}
        {unknown && <span className="block">{basisText(withUnits(words, unknown))}</span>}
      </p>
    </Card>
  );
}

function Name({ car, missing }: { car: Car; missing: string[] }) {
  const danger = dangerOf(car.health);
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Link to={href('carView', { carId: car.id })} className="text-accent font-medium">
        {carName(car)}
      </Link>
      {danger && <AdviceBadge advice={danger.advice} />}
      {missing.map((text) => (
        <small key={text} className="text-muted w-full text-sm">
          {text}
        </small>
      ))}
    </div>
  );
}
