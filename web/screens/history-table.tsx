import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import {
  byDay,
  historyName,
  orderHistory,
  type HistoryColumn,
  type HistoryEntry,
  type HistoryOrder,
} from '#domain/history/history-rules.ts';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { Term } from '#domain/search/query-rules.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { recordLink } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { costText } from '#web/repairs/money-text.ts';
import { resultMark } from '#web/search/result-keys.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { HistoryBeside } from './history-beside.tsx';
import { EntryMarks, EntryText } from './history-entry.tsx';
import { RecordIcon } from './record-icon.tsx';

type Props = {
  carId: Id;
  entries: readonly HistoryEntry[];
  words: CarWords;
  /** What was searched for is marked. */
  terms: readonly Term[];
  onReading: () => void;
};

const columns: readonly [HistoryColumn, Phrase][] = [
  ['day', 'Date'],
  ['name', 'Title'],
  ['place', 'Place'],
  ['km', 'Mileage'],
  ['cost', 'Cost'],
];
/** Beside a record, which says the rest. */
const fewColumns = columns.filter(([by]) => by !== 'place' && by !== 'km');

const ROW_PIXELS = 57;
const all = 'grid grid-cols-[7.5rem_minmax(0,1fr)_minmax(0,11rem)_7.5rem_7.5rem] gap-x-4 px-4';
const few = 'grid grid-cols-[7.5rem_minmax(0,1fr)_7.5rem] gap-x-4 px-4';
const atEnd = (by: HistoryColumn) => by === 'km' || by === 'cost';

/** A table, with the chosen record beside it. Rows are not those of HTML, so that few of many need to be drawn. */
export function HistoryTable({ carId, entries, words, terms, onReading }: Props) {
  const [order, setOrder] = useHistoryState('order', byDay, carId);
  const [chosenId, setChosenId] = useHistoryState<Id | null>('chosen', null, carId);
  const ordered = useMemo(() => orderHistory(entries, order, words), [entries, order, words]);
  const chosen = entries.find(({ id }) => id === chosenId);
  const shown = chosen ? fewColumns : columns;
  const grid = chosen ? few : all;
  return (
    <div className={classes('grid items-start gap-6', chosen && 'grid-cols-[minmax(0,1fr)_22rem]')}>
      <Card role="table" aria-rowcount={entries.length + 1} className="p-0!">
        <div role="row" className={classes(grid, 'border-line border-b')}>
          {shown.map(([by, name]) => (
            <Head key={by} by={by} name={name} order={order} onOrder={setOrder} />
          ))}
        </div>
        <LongList items={ordered} entryHeight={ROW_PIXELS}>
          {(drawn) =>
            drawn.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                words={words}
                terms={terms}
                grid={grid}
                isFew={chosen !== undefined}
                isChosen={entry === chosen}
                onChoose={() => setChosenId(entry.id)}
                onReading={onReading}
              />
            ))
          }
        </LongList>
      </Card>
      {chosen && (
        <HistoryBeside
          key={chosen.id}
          entry={chosen}
          words={words}
          onReading={onReading}
          onClose={() => setChosenId(null)}
        />
      )}
    </div>
  );
}

type HeadProps = {
  by: HistoryColumn;
  name: Phrase;
  order: HistoryOrder;
  onOrder: (order: HistoryOrder) => void;
};

function Head({ by, name, order, onOrder }: HeadProps) {
  const { t } = useWords();
  const isOrdered = order.by === by;
  const Arrow = order.isDescending ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-sort={isOrdered ? (order.isDescending ? 'descending' : 'ascending') : undefined}
      className={classes('flex', atEnd(by) && 'justify-end')}
    >
      <button
        type="button"
        // Figures and days begin with the highest.
        onClick={() =>
          onOrder({ by, isDescending: isOrdered ? !order.isDescending : by === 'day' || atEnd(by) })
        }
        className="text-muted inline-flex min-h-11 items-center gap-1 text-sm font-medium"
      >
        {t(name)}
        {isOrdered && <Arrow aria-hidden="true" className="size-4" />}
      </button>
    </div>
  );
}

type RowProps = Pick<Props, 'words' | 'terms' | 'onReading'> & {
  entry: HistoryEntry;
  grid: string;
  isFew: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Row({ entry, words, terms, grid, isFew, isChosen, onChoose, onReading }: RowProps) {
  const { kind, day, km, place } = entry;
  const name = <EntryText text={historyName(entry, words)} terms={terms} />;
  const target = {
    onFocus: onChoose,
    'aria-current': isChosen || undefined,
    className: 'font-medium text-left before:absolute before:inset-0 outline-none',
  };
  return (
    <div
      role="row"
      {...resultMark}
      className={classes(
        grid,
        'border-line has-[:focus-visible]:outline-focus relative items-center border-b py-2.5 last:border-b-0 has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2',
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <div role="cell" className="tabular text-muted text-sm">
        {formatDay(day, words.language)}
      </div>
      <div role="cell" className="flex min-w-0 items-center gap-3">
        <RecordIcon record={entry} />
        <div className="flex min-w-0 flex-col items-start gap-1">
          {kind === 'reading' ? (
            <button type="button" {...target} onClick={(event) => event.detail === 0 && onReading()}>
              {name}
            </button>
          ) : (
            <Link
              {...recordLink({ ...entry, kind })}
              {...target}
              // A click chooses; Enter, which has no count of clicks, opens.
              onClick={(event) =>
                event.detail > 0 && !event.metaKey && !event.ctrlKey && event.preventDefault()
              }
            >
              {name}
            </Link>
          )}
          <span className="text-muted flex flex-wrap items-center gap-2 text-sm empty:hidden">
            <EntryMarks entry={entry} terms={terms} />
          </span>
        </div>
      </div>
      {!isFew && (
        <>
          <div role="cell" className="min-w-0 text-sm">
            <EntryText text={place ?? ''} terms={terms} />
          </div>
          <div role="cell" className="tabular text-right text-sm">
            {km !== null && formatDistance(km, words)}
          </div>
        </>
      )}
      <div role="cell" className="tabular text-right font-semibold">
        {'cost' in entry && costText(entry, words.language)}
      </div>
    </div>
  );
}
