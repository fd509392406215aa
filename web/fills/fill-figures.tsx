import { energyNames, howToBegin } from '#domain/fills/energy-names.ts';
import { ascending } from '#domain/fills/fill-units.ts';
import { bandText, consumptionText } from '#domain/fills/fill-words.ts';
import type { Figures } from '#domain/fills/figures-rules.ts';
import type { EnergySummary, FillSummary } from '#domain/fills/summary-rules.ts';
import { formatUnitPrice } from '#domain/language/format.ts';
import { costPerDistance, perDistance, type CarWords } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';

type Props = { summary: FillSummary; words: CarWords };

/** What the car uses, each energy by itself, and what a km or mile costs. */
export function FillFigures({ summary: { energies, costPerKm }, words }: Props) {
  const { t, language, units } = words;
  const cost = costPerKm
    .map(({ minor, currency }) => formatUnitPrice({ minor: perDistance(minor, words), currency }, language))
    .join(' + ');
  return (
    <div className="flex flex-col gap-4">
      {energies.map((one) => (
        <EnergyCard key={one.energy} summary={one} words={words} isNamed={energies.length > 1} />
      ))}
      {cost !== '' && (
        <Card>
          <FactList facts={[{ label: t(costPerDistance[units.distanceUnit]), value: cost, isWide: true }]} />
        </Card>
      )}
    </div>
  );
}

type CardProps = { summary: EnergySummary; words: CarWords; isNamed: boolean };

function EnergyCard({ summary, words, isNamed }: CardProps) {
  const { t, units } = words;
  const { energy, figures, estimate, hasRisen } = summary;
  const consumption = (per100: number) => consumptionText(energy, per100, words);
  const rangeText = (of: Figures) => {
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
        !estimate && <p className="text-muted">{t(howToBegin(energy))}</p>
      )}
      {estimate && (
        <p className="text-muted tabular">
          {t('about {value}, give or take {band}', {
            value: consumption(estimate.per100),
            band: bandText(energy, estimate, words),
          })}
        </p>
      )}
      {hasRisen && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <p>{t('The last three times it used a quarter more than usual.')}</p>
          <ButtonLink variant="secondary" size="small" to={href('logSymptom')}>
            {t('Log Issue')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
