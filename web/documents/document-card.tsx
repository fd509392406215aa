import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Document } from '#domain/documents/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';

type Props = {
  document: Document;
  /** Where it stands among those of other cars. */
  carName?: string | undefined;
  icon: ReactNode;
  /** State of its reminder. */
  state: ReactNode;
  files: ReactNode;
  onRenew: (() => void) | null;
};

export function DocumentCard({ document, carName, icon, state, files, onRenew }: Props) {
  const { t, language } = useWords();
  const { id, carId, title, validFrom, validTo, record } = document;
  const details = [carName, document.company, document.number, record && costText(record, language)].filter(
    Boolean,
  );
  const isAhead = validFrom !== null && validFrom > deviceDay();
  const validity =
    validTo !== null
      ? t('Valid until {date}', { date: formatDay(validTo, language) })
      : validFrom !== null && !isAhead && t('Valid from {date}', { date: formatDay(validFrom, language) });
  return (
    <li>
      <Card className="flex h-full flex-col">
        <Link
          to={href('editDocument', { carId, documentId: id })}
          className="hover:bg-sunken rounded-small -m-2 flex items-start gap-3 p-2 transition-colors duration-150"
        >
          <span className="mt-0.5">{icon}</span>
          <div className="min-w-0 grow">
            <h3 className="font-semibold break-words">{title}</h3>
            {state && <p className="mt-0.5">{state}</p>}
            {isAhead && (
              <p className="tabular text-progress mt-1 text-sm font-medium">
                {t('Not yet valid: starts on {date}', { date: formatDay(validFrom, language) })}
              </p>
            )}
            {validity && <p className="tabular mt-1 text-sm">{validity}</p>}
            {details.length > 0 && (
              <p className="text-muted tabular text-sm break-words">{details.join(' · ')}</p>
            )}
            <PendingBadge id={id} />
          </div>
        </Link>
        {files}
        {onRenew && (
          <div className="mt-3 flex justify-end">
            <Button
              variant="secondary"
              size="small"
              icon={<RefreshCw aria-hidden="true" className="size-4" />}
              aria-label={`${t('Renew')}: ${[title, carName].filter(Boolean).join(', ')}`}
              onClick={onRenew}
            >
              {t('Renew')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}
