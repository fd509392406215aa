import { ClipboardPlus, RotateCw, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { Proposal } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { costText } from '#domain/money/cost-text.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { href, repairView } from '#web/platform/hrefs.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const variants = {
  'log-issue': { title: 'Log this problem?', Icon: ClipboardPlus },
  'add-repair': { title: 'Add this repair?', Icon: Wrench },
  'add-recurrence': { title: 'Log that it happened again?', Icon: RotateCw },
} as const satisfies Record<Proposal['kind'], { title: Phrase; Icon: unknown }>;

type Props = {
  carId: Id;
  proposal: Proposal;
  currency: string;
  isDone: boolean;
  /** Reports its own failure. */
  onConfirm: (proposal: Proposal) => Promise<void>;
};

export function ProposalCard({ carId, proposal, currency, isDone, onConfirm }: Props) {
  const words = useCarWords(carId);
  const { t } = words;
  const [busy, setBusy] = useState(false);
  const { title, Icon } = variants[proposal.kind];
  return (
    <Card className="animate-rise w-full max-w-md self-start" role="group" aria-label={t('Suggested action')}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
        {t(title)}
      </p>
      {linesOf(proposal, currency, words).map((line, at) => (
        <p key={at} className={at === 0 ? 'mt-2 [overflow-wrap:anywhere]' : 'text-muted text-sm'}>
          {line}
        </p>
      ))}
      <div className="mt-3">
        {isDone ? (
          <ButtonLink variant="secondary" size="small" {...recordOf(carId, proposal)}>
            {t('Open the record')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            busy={busy}
            onClick={() => {
              setBusy(true);
              void onConfirm(proposal).finally(() => setBusy(false));
            }}
          >
            {t('Add to the records')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function linesOf(proposal: Proposal, currency: string, words: CarWords): string[] {
  const { language } = words;
  if (proposal.kind === 'log-issue') return [proposal.description];
  const day = formatDay(proposal.date, language);
  if (proposal.kind === 'add-recurrence')
    return [proposal.issueTitle, [day, proposal.notes].filter(Boolean).join(' · ')];
  const { title, cost, mileage, description } = proposal;
  const facts = [
    day,
    ...(cost === null ? [] : [costText({ cost, currency }, language)]),
    ...(mileage === null ? [] : [formatDistance(mileage, words)]),
  ].join(' · ');
  return [title, facts, ...(description ? [description] : [])];
}

const recordOf = (carId: Id, proposal: Proposal) => {
  if (proposal.kind === 'add-repair') return repairView(carId, proposal.id);
  const issueId = proposal.kind === 'add-recurrence' ? proposal.issueId : proposal.id;
  return { to: href('symptomSummary', { carId, issueId }) };
};
