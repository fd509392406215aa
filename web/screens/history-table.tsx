import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useRef, type RefObject } from 'react';
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
import { costText } from '#domain/money/cost-text.ts';
import type { Term } from '#domain/search/query-rules.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { recordLink } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
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
const ROW_PIXELS = 57;
/** Place and mileage give way to a record beside the table, which says them. */
const grid =
  'grid grid-cols-[7.5rem_minmax(0,1fr)_minmax(0,11rem)_7.5rem_7.5rem] gap-x-4 px-4 print:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,9rem)_6rem_6rem] print:gap-x-3 print:px-0 not-print:group-data-beside/history:grid-cols-[7.5rem_minmax(0,1fr)_7.5rem]';
const givesWay = 'not-print:group-data-beside/history:hidden';
const atEnd = (by: HistoryColumn) => by === 'km' || by === 'cost';

/** A table, with the chosen record beside it. Rows are not those of HTML, so that few of many need to be drawn. */
export function HistoryTable({ carId, entries, words, terms, onReading }: Props) {
  const [order, setOrder] = useHistoryState('order', byDay, carId);
  const [chosenId, setChosenId] = useHistoryState<Id | null>('chosen', null, carId);
  const ordered = useMemo(() => orderHistory(entries, order, words), [entries, order, words]);
  const chosen = entries.find(({ id }) => id === chosenId);
  const target = useRef<HTMLElement>(null);
  const close = () => {
    target.current?.focus();
    setChosenId(null);
  };
  return (
    <div
      data-beside={chosen ? '' : undefined}
      className="group/history not-print:data-beside:grid-cols-[minmax(0,1fr)_22rem] grid items-start gap-6"
    >
      <Card role="table" aria-rowcount={entries.length + 1} className="p-0!">
        <div role="row" aria-rowindex={1} className={classes(grid, 'border-line border-b')}>
          {columns.map(([by, name]) => (
            <Head key={by} by={by} name={name} order={order} onOrder={setOrder} />
          ))}
        </div>
        <LongList items={ordered} entryHeight={ROW_PIXELS}>
          {(drawn, before) =>
            drawn.map((entry, at) => (
              <Row
                key={entry.id}
                entry={entry}
                index={(before ? ordered.indexOf(before) + 1 : 0) + at + 2}
                words={words}
                terms={terms}
                target={entry === chosen ? target : undefined}
                isBeside={chosen !== undefined}
                onChoose={() => setChosenId(entry.id)}
                onReading={onReading}
              />
            ))
          }
        </LongList>
      </Card>
      {chosen && (
        <HistoryBeside key={chosen.id} entry={chosen} words={words} onReading={onReading} onClose={close} />
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
      className={classes('flex', atEnd(by) && 'justify-end', (by === 'place' || by === 'km') && givesWay)}
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
  index: number;
  /** What is chosen by, if this is the chosen row. */
  target: RefObject<HTMLElement | null> | undefined;
  isBeside: boolean;
  onChoose: () => void;
};

function Row({ entry, index, words, terms, target, isBeside, onChoose, onReading }: RowProps) {
  const { kind, day, km, place } = entry;
  const name = <EntryText text={historyName(entry, words)} terms={terms} />;
  const own = {
    ref: target as RefObject<never> | undefined,
    // Arrows lead through the rows, Tab from the chosen one to the record beside them.
    tabIndex: isBeside && !target ? -1 : 0,
    onFocus: onChoose,
    'aria-current': target !== undefined || undefined,
    className: 'font-medium text-left before:absolute before:inset-0 outline-none',
  };
  return (
    <div
      role="row"
      aria-rowindex={index}
      {...resultMark}
      className={classes(
        grid,
        'border-line has-[:focus-visible]:outline-focus relative items-center border-b py-2.5 last:border-b-0 has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2',
        target ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <div role="cell" className="tabular text-muted text-sm">
        {formatDay(day, words.language)}
      </div>
      <div role="cell" className="flex min-w-0 items-center gap-3">
        <RecordIcon record={entry} />
        <div className="flex min-w-0 flex-col items-start gap-1">
          {kind === 'reading' ? (
            <button
              type="button"
              {...own}
              onClick={(event) => (event.detail === 0 ? onReading() : onChoose())}
            >
              {name}
            </button>
          ) : (
            <Link
              {...recordLink({ ...entry, kind })}
              {...own}
              // A click chooses, also where it gives no focus (Safari); Enter, which has no count of clicks, opens.
              onClick={(event) => {
                if (event.detail === 0 || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onChoose();
              }}
            >
              {name}
            </Link>
          )}
          <span className="text-muted flex flex-wrap items-center gap-2 text-sm empty:hidden">
            <EntryMarks entry={entry} terms={terms} />
          </span>
        </div>
      </div>
      <div role="cell" className={classes('min-w-0 text-sm', givesWay)}>
        <EntryText text={place ?? ''} terms={terms} />
      </div>
      <div role="cell" className={classes('tabular text-right text-sm', givesWay)}>
        {km !== null && formatDistance(km, words)}
      </div>
      <div role="cell" className="tabular text-right font-semibold">
        {'cost' in entry && costText(entry, words.language)}
      </div>
    </div>
  );
}
