import { historyName, type HistoryEntry } from '#domain/history/history-rules.ts';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import type { Term } from '#domain/search/query-rules.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { recordLink } from '#web/platform/hrefs.ts';
import { resultMark } from '#web/search/result-keys.ts';
import { ListRow } from '#web/ui/list-row.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { MonthGroups } from '#web/ui/month-groups.tsx';
import { EntryMarks, EntryText } from './history-entry.tsx';
import { RecordIcon } from './record-icon.tsx';

type Props = {
  entries: readonly HistoryEntry[];
  words: CarWords;
  /** What was searched for is marked. */
  terms: readonly Term[];
  onReading: () => void;
};

const ROW_PIXELS = 84;

/** By month, newest first. */
export const HistoryList = ({ entries, ...rest }: Props) => (
  <LongList items={entries} entryHeight={ROW_PIXELS}>
    {(drawn, before) => (
      <MonthGroups entries={drawn} before={before} language={rest.words.language} heading="h2">
        {(ofMonth) => (
          <ul>
            {ofMonth.map((entry) => (
              <Row key={entry.id} entry={entry} {...rest} />
            ))}
          </ul>
        )}
      </MonthGroups>
    )}
  </LongList>
);

type RowProps = Omit<Props, 'entries'> & { entry: HistoryEntry };

function Row({ entry, words, terms, onReading }: RowProps) {
  const { language } = words;
  const { kind, day, km, place } = entry;
  const facts = [formatDay(day, language), km !== null && formatDistance(km, words), place];
  return (
    <li {...resultMark} className="border-line border-b last:border-b-0">
      <ListRow
        {...(kind === 'reading' ? { onOpen: onReading } : recordLink({ ...entry, kind }))}
        title={<EntryText text={historyName(entry, words)} terms={terms} />}
        text={
          <span className="tabular flex flex-col items-start gap-1">
            <EntryText text={facts.filter(Boolean).join(' · ')} terms={terms} />
            <EntryMarks entry={entry} terms={terms} />
          </span>
        }
        leading={<RecordIcon record={entry} />}
        trailing={
          'cost' in entry && (
            <span className="tabular shrink-0 font-semibold">{costText(entry, language)}</span>
          )
        }
      />
    </li>
  );
}
