import { useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { energyNames } from '#domain/fills/energy-names.ts';
import type { FillSummary } from '#domain/fills/overview-schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { currenciesOf } from '#domain/money/totals.ts';
import type { CarWords } from '#domain/units/words.ts';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { StatisticsCard } from '#web/ui/statistics-card.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { ConsumptionPlot } from './consumption-plot.tsx';
import { PricePlot } from './price-plot.tsx';
import { StationTable } from './station-table.tsx';

const views = ['Consumption', 'Price', 'Stations'] as const satisfies readonly Phrase[];
type View = (typeof views)[number];

type Props = { car: Pick<Car, 'id'>; summary: FillSummary; words: CarWords };

export function FuelPlots({ car, summary, words }: Props) {
  const { t } = words;
  const [view, setView] = useHistoryState<View>('fuel', 'Consumption', car.id);
  const [chosenEnergy, setEnergy] = useState<string | null>(null);
  const [chosenCurrency, setCurrency] = useState<string | null>(null);
  const energies = summary.energies.map(({ energy }) => energy);
  const energy = energies.find((one) => one === chosenEnergy) ?? energies[0];
  const bought = summary.purchases.filter((one) => one.energy === energy);
  const currencies = currenciesOf(bought);
  const currency = currencies.find((one) => one === chosenCurrency) ?? currencies[0];
  const used = summary.energies.find((one) => one.energy === energy);
  if (!used || energy === undefined || currency === undefined) return null;
  const own = bought.filter((one) => one.currency === currency);
  const isEnergyChosen = energies.length > 1;
  const isCurrencyChosen = currencies.length > 1 && view !== 'Consumption';
  return (
    <StatisticsCard views={views} view={view} onView={setView} words={words}>
      {(isEnergyChosen || isCurrencyChosen) && (
        <FieldPairs>
          {isEnergyChosen && (
            <Select
              label={t('Fuel')}
              value={energy}
              options={energies.map((one) => ({ value: one, label: t(energyNames[one]) }))}
              onChange={({ target }) => setEnergy(target.value)}
            />
          )}
          {isCurrencyChosen && (
            <Select
              label={t('Currency')}
              value={currency}
              options={currencies.map((code) => ({ value: code, label: code }))}
              onChange={({ target }) => setCurrency(target.value)}
            />
          )}
        </FieldPairs>
      )}
      {view === 'Consumption' && <ConsumptionPlot key={energy} summary={used} words={words} />}
      {view === 'Price' && (
        <PricePlot
          key={`${energy} ${currency}`}
          purchases={own}
          energy={energy}
          currency={currency}
          words={words}
        />
      )}
      {view === 'Stations' && (
        <StationTable summary={summary} energy={energy} currency={currency} words={words} />
      )}
    </StatisticsCard>
  );
}
