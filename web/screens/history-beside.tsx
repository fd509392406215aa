import { X } from 'lucide-react';
import { historyName, type HistoryEntry } from '#domain/history/history-rules.ts';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { RecordFiles } from '#web/media/record-files.tsx';
import { recordLink } from '#web/platform/hrefs.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EntryMarks } from './history-entry.tsx';
import { RecordIcon } from './record-icon.tsx';

type Props = { entry: HistoryEntry; words: CarWords; onReading: () => void; onClose: () => void };

/** A record as it stands, beside the list; to change it one opens its page. */
export function HistoryBeside({ entry, words, onReading, onClose }: Props) {
  const { t, language } = words;
  const { kind, day, km, place, texts, files, validTo } = entry;
  const facts = [
    [t('Date'), formatDay(day, language)],
    [t('Valid until'), validTo === null ? '' : formatDay(validTo, language)],
    [t('Cost'), 'cost' in entry ? costText(entry, language) : ''],
    [t('Mileage'), km === null ? '' : formatDistance(km, words)],
    [t('Place'), place ?? ''],
  ] as const;
  return (
    <aside
      aria-label={historyName(entry, words)}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      className="no-print sticky top-20"
    >
      <Card className="flex max-h-[calc(100dvh-6.5rem)] flex-col gap-4 overflow-y-auto">
        <div className="flex items-start gap-3">
          <span className="mt-0.5">
            <RecordIcon record={entry} />
          </span>
          <h2 className="min-w-0 grow text-lg leading-snug font-semibold wrap-anywhere">
            {historyName(entry, words)}
          </h2>
          <IconButton
            label={t('Close')}
            className="-mt-2.5 -mr-2"
            icon={<X aria-hidden="true" strokeWidth={1.75} className="size-5" />}
            onClick={onClose}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          <EntryMarks entry={entry} terms={[]} />
        </div>
        <FactList
          facts={facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => ({ label, value, isWide: false }))}
        />
        {kind !== 'reading' &&
          [...new Set(texts)].map((text) => (
            <p key={text} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
        <RecordFiles files={files} />
        {kind === 'reading' ? (
          <Button variant="secondary" size="small" className="self-start" onClick={onReading}>
            {t('All readings')}
          </Button>
        ) : (
          <ButtonLink
            variant="secondary"
            size="small"
            className="self-start"
            {...recordLink({ ...entry, kind })}
          >
            {t(kind === 'issue' ? 'View/Edit' : 'View Details')}
          </ButtonLink>
        )}
      </Card>
    </aside>
  );
}
