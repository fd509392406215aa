import { Fuel, PlugZap, TrendingDown, TrendingUp } from 'lucide-react';
import { useMemo } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { isCharge, usualEnergy } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { amountText, consumptionText } from '#domain/fills/fill-words.ts';
import { comparedText, comparedWith, lastFill, type LastFill } from '#domain/fills/last-fill-rules.ts';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import { withUnits, type CarWords } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { LinkCard } from '#web/ui/link-card.tsx';

/** The last fill-up of a car: what it used, and how that compares. */
export function LastFillCard({ car }: { car: Car }) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const { data: fills } = useRecords(car.id, fillsOf);
  const { batteryCapacity } = car;
  const last = useMemo(() => fills && lastFill(fills, batteryCapacity), [fills, batteryCapacity]);
  const energy = last?.fill.energy ?? usualEnergy(car.fuelType);
  const texts = entryTexts(energy);
  const to = last === null ? href('newFill', { carId: car.id }) : href('fills', { carId: car.id });
  return (
    <LinkCard to={to} Icon={isCharge(energy) ? PlugZap : Fuel} hasArrow={last != null}>
      {last ? (
        <Told last={last} words={words} />
      ) : (
        <>
          <span className="grow font-medium">{last === null ? t(texts.none) : t('Loading...')}</span>
          {last === null && <span className="text-accent font-semibold">{t(texts.add)}</span>}
        </>
      )}
    </LinkCard>
  );
}

type ToldProps = { last: LastFill; words: CarWords };

function Told({ last, words }: ToldProps) {
  const { fill, per100 } = last;
  const { t, language } = words;
  const { energy } = fill;
  const facts = [
    formatDay(fill.date, language),
    amountText(energy, fill.amount, words),
    costText(fill, language),
  ];
  return (
    <span className="tabular min-w-0 grow">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">
          {per100 === null ? t(entryTexts(energy).last) : consumptionText(energy, per100, words)}
        </span>
        <Compared last={last} words={words} />
      </span>
      <span className="text-muted block text-sm">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function Compared({ last: { fill, ...used }, words }: ToldProps) {
  const { per100, average } = used;
  const text = comparedText(fill.energy, used, words);
  const compared = per100 === null || average === null ? 'like' : comparedWith(average, per100);
  if (compared === 'like') return text && <span className="text-muted text-sm">{text}</span>;
  const isBetter = compared === 'better';
  const Icon = isBetter ? TrendingDown : TrendingUp;
  return (
    <span className={isBetter ? 'text-resolved text-sm' : 'text-progress text-sm'}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="mr-1 inline size-4" />
      {text}
    </span>
  );
}
