import type { Car } from '#domain/cars/schema.ts';
import { energyNames } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { ascending } from '#domain/fills/fill-units.ts';
import { bandText, consumptionText } from '#domain/fills/fill-words.ts';
import type { EnergySummary, FillSummary, FuelPerKm } from '#domain/fills/overview-schema.ts';
import { formatMoney } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import {
  costPerHundred,
  fuelPerDistance,
  perDistance,
  spanText,
  type CarWords,
} from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';

type Props = { car: Pick<Car, 'id' | 'batteryCapacity'>; summary: FillSummary; words: CarWords };

export function FillFigures({ car, summary: { energies, perKm }, words }: Props) {
  const { t, language, units } = words;
  const isMixed = energies.length > 1;
  const cost = perKm?.costs
    .map(({ minor, currency }) => formatUnitPrice({ minor: perDistance(minor, words), currency }, language))
    .join(' + ');
  return (
    <div className="flex flex-col gap-4">
      {isMixed && <MixedCard summary={{ energies, perKm }} words={words} />}
      {energies.map((one) => (
        <EnergyCard key={one.energy} car={car} summary={one} words={words} isNamed={isMixed} />
      ))}
      {perKm && cost && !isMixed && (
        <Card>
          <FactList facts={[{ label: t(fuelPerDistance[units.distanceUnit]), value: cost, isWide: true }]} />
          <Over span={perKm} words={words} />
        </Card>
      )}
    </div>
  );
}

const Over = ({ span, words }: { span: FuelPerKm; words: CarWords }) => (
  <p className="text-muted tabular text-sm first-letter:uppercase">{spanText(span, words)}</p>
);

type MixedProps = { summary: Pick<FillSummary, 'energies' | 'perKm'>; words: CarWords };

/** A car with several energies has no single consumption figure. */
function MixedCard({ summary: { energies, perKm }, words }: MixedProps) {
  const { t, language, units } = words;
  const cost = perKm?.costs.map(({ minor, currency }) =>
    formatMoney({ minor: Math.round(perDistance(minor, words) * 100), currency }, language),
  );
  const used = ({ energy, figures, estimate }: EnergySummary) => {
    if (figures) return consumptionText(energy, figures.average, words);
    return estimate ? t('about {value}', { value: consumptionText(energy, estimate.per100, words) }) : '–';
  };
  return (
    <Card>
      <FactList
        facts={[
          { label: t(costPerHundred[units.distanceUnit]), value: cost?.join(' + ') ?? '–', isWide: true },
          ...energies.map((one) => ({ label: t(energyNames[one.energy]), value: used(one), isWide: false })),
        ]}
      />
      {perKm && <Over span={perKm} words={words} />}
      <p className="text-muted mt-3 text-sm">
        {t('Each figure is calculated over the whole distance driven, whatever powered the car.')}
      </p>
    </Card>
  );
}

type CardProps = Pick<Props, 'car' | 'words'> & { summary: EnergySummary; isNamed: boolean };

function EnergyCard({ car, summary, words, isNamed }: CardProps) {
  const { t, units } = words;
  const { energy, figures, estimate, rise } = summary;
  const consumption = (per100: number) => consumptionText(energy, per100, words);
  const risen = rise && { now: consumption(rise.now), before: consumption(rise.before) };
  const needsCapacity = energy === 'electric' && !figures && car.batteryCapacity === null;
  const rangeText = (of: Record<'lowest' | 'highest', number>) => {
    const [low, high] = ascending(of, units);
    return t('{low} to {high}', { low: consumption(low), high: consumption(high) });
  };
  return (
    <Card>
      {isNamed && <h2 className="mb-2 font-semibold">{t(energyNames[energy])}</h2>}
      {figures ? (
        <FactList
          facts={[
            { label: t('Average'), value: consumption(figures.average), isWide: false },
            { label: t('Last five'), value: consumption(figures.lastFive), isWide: false },
            {
              label: t('Lowest and highest'),
              value: rangeText(figures),
              isWide: true,
            },
          ]}
        />
      ) : (
        !estimate && <p className="text-muted">{t(entryTexts(energy).howToBegin)}</p>
      )}
      {estimate && (
        <p className="text-muted tabular">
          {t('about {value}, give or take {band}', {
            value: consumption(estimate.per100),
            band: bandText(energy, estimate, words),
          })}
        </p>
      )}
      {needsCapacity && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <p className="text-muted">
            {t('Once the battery capacity is entered, charges that end at different percentages count, too.')}
          </p>
          <ButtonLink variant="secondary" size="small" to={href('editCar', { carId: car.id })}>
            {t('Add battery capacity')}
          </ButtonLink>
        </div>
      )}
      {risen && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <p>
            {t(
              'The last three times, the car used a quarter more than usual: {now} instead of {before}.',
              risen,
            )}
          </p>
          <ButtonLink
            variant="secondary"
            size="small"
            to={href('logSymptom')}
            state={{ description: t('Consumption has risen: {now} instead of {before}.', risen) }}
          >
            {t('Log Issue')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
