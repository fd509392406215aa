import { energyNames, howToBegin } from '#domain/fills/energy-names.ts';
import { consumptionText } from '#domain/fills/fill-words.ts';
import type { EnergySummary, FillSummary } from '#domain/fills/summary-rules.ts';
import { formatUnitPrice } from '#domain/language/format.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';

/** What the car uses, each energy by itself, and what a km costs. */
export function FillFigures({ summary: { energies, costPerKm } }: { summary: FillSummary }) {
  const { t, language } = useWords();
  const cost = costPerKm.map((one) => formatUnitPrice(one, language)).join(' + ');
  return (
    <div className="flex flex-col gap-4">
      {energies.map((one) => (
        <EnergyCard key={one.energy} summary={one} isNamed={energies.length > 1} />
      ))}
      {cost !== '' && (
        <Card>
          <FactList facts={[{ label: t('Cost per km'), value: cost, isWide: true }]} />
        </Card>
      )}
    </div>
  );
}

function EnergyCard({ summary, isNamed }: { summary: EnergySummary; isNamed: boolean }) {
  const words = useWords();
  const { t } = words;
  const { energy, figures, estimate, hasRisen } = summary;
  const use = (per100: number) => consumptionText(energy, per100, words);
  return (
    <Card>
      {isNamed && <h2 className="mb-2 font-semibold">{t(energyNames[energy])}</h2>}
      {figures ? (
        <FactList
          facts={[
            { label: t('Average'), value: use(figures.average), isWide: false },
            { label: t('Last five'), value: use(figures.lastFive), isWide: false },
            {
              label: t('Lowest and highest'),
              value: t('{low} to {high}', { low: use(figures.lowest), high: use(figures.highest) }),
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
            value: use(estimate.per100),
            band: use(estimate.band),
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
