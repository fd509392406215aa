import { TriangleAlert } from 'lucide-react';
import { energyNames } from '#domain/fills/energy-names.ts';
import { amountText, consumptionText, moreTexts, priceText, whenText } from '#domain/fills/fill-words.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { FillMark } from '#domain/fills/overview-schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { costText } from '#domain/money/cost-text.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';

type Props = {
  fill: Fill;
  words: CarWords;
  /** Undefined until all are summed up. */
  mark: FillMark | null | undefined;
  /** Set if the car uses more than one energy. */
  isEnergyNamed: boolean;
  /** The answer to an unusual consumption: a fill-up is missing, or the value is right. */
  onAnswer: (isMissed: boolean) => void;
};

/** One fill-up with its consumption, or a dash where it cannot be computed. */
export function FillRow({ fill, words, mark, isEnergyNamed, onAnswer }: Props) {
  const { t, language } = words;
  const { id, carId, energy, km, station } = fill;
  const link = useReturnFocusToOpener<HTMLAnchorElement>(mark?.unusual != null);
  const details = [
    isEnergyNamed && t(energyNames[energy]),
    amountText(energy, fill.amount, words),
    costText(fill, language),
    priceText(fill, words),
    km !== null && formatDistance(km, words),
    station,
    ...moreTexts(fill, words),
    fill.fileIds?.length ? t('{n} files', { n: fill.fileIds.length }) : '',
  ].filter(Boolean);
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        ref={link}
        to={href('editFill', { carId, fillId: id })}
        className="hover:bg-sunken flex min-h-14 items-start gap-3 px-4 py-3 transition-colors duration-150"
      >
        <span className="min-w-0 grow">
          <span className="block font-medium">{whenText(fill, words)}</span>
          <span className="text-muted tabular block text-sm break-words">{details.join(' · ')}</span>
          <PendingBadge id={id} />
        </span>
        <span className="tabular shrink-0 font-semibold">
          {mark !== undefined && (mark?.per100 == null ? '–' : consumptionText(energy, mark.per100, words))}
        </span>
      </Link>
      {mark?.isContradicted && (
        <p className="text-progress flex gap-2 px-4 pb-3 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('The odometer reading contradicts other fill-ups and is left out.')}
        </p>
      )}
      {mark?.unusual && (
        <div className="flex flex-col items-start gap-2 px-4 pb-3">
          <p className="text-progress text-sm">{t(questions[mark.unusual])}</p>
          <div className="flex flex-wrap gap-2">
            {mark.unusual === 'low' && (
              <Button variant="secondary" size="small" onClick={() => onAnswer(true)}>
                {t('Yes, one is missing')}
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => onAnswer(false)}>
              {t(mark.unusual === 'low' ? 'No, it is right' : 'It is right')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

const questions = {
  high: 'Unusually high consumption. Please check the amount and the mileage, and whether the car was filled up or charged to the top the previous time.',
  low: 'Unusually low consumption. Is a fill-up before this one missing?',
} as const satisfies Record<string, Phrase>;
