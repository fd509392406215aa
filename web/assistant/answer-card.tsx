import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { isOfModel } from '#domain/assistant/chat-rules.ts';
import {
  answerCard,
  searchCard,
  type Card,
  type CardRecord,
  withoutList,
} from '#domain/assistant/ask/card.ts';
import { queryText } from '#domain/assistant/ask/chips.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import { offerText } from '#domain/assistant/ask/reading-text.ts';
import { TEXTS } from '#domain/assistant/ask/texts.ts';
import { understoodAs, type Understood } from '#domain/assistant/ask/understood.ts';
import { garageFactsOf } from '#domain/assistant/garage-facts.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { href, recordLink } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useAllRecords } from '#web/platform/records/use-records.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Markdown } from './markdown.tsx';
import { QueryChips } from './query-chips.tsx';
import { QuestionButtons } from './suggestions.tsx';

export type AnswerCardProps = {
  carId: Id;
  answer: ChatMessage & { understood: Understood };
  question: ChatMessage | undefined;
  /** Only of the last one it can be said that it is about the car. */
  isLast: boolean;
  /** Null while another answer is being made. @param asked absent for a text that is still to be understood */
  onAsk: ((text: string, asked?: Understood) => void) | null;
  /** Takes what it tells in words. */
  onTold?: ((text: string) => void) | undefined;
  /** The chunk of the card could not be fetched. */
  onMissing: () => void;
};

/** An answer with the question as it was understood and the records behind it, all of it as the records say now. */
export function AnswerCard({ carId, answer, question, isLast, onAsk, onTold }: AnswerCardProps) {
  const { data: facts } = useAllRecords(garageFactsOf);
  const { language, queries, search, isDoubted } = answer.understood;
  const today = deviceDay();
  const garage = useMemo(() => facts && { ...facts, today }, [facts, today]);
  const cards = useMemo(
    () => (garage ? queries.map((query) => answerCard(garage, query, language)) : []),
    [garage, queries, language],
  );
  const found = useMemo(
    () =>
      garage && search !== null && !isDoubted
        ? searchCard(garage, search, {
            here: carId,
            language,
            shown: cards.flatMap(({ records }) => records),
          })
        : null,
    [garage, search, isDoubted, carId, language, cards],
  );
  const warning = /^\*\*.+\*\*$/m.exec(answer.content.split('\n\n')[0]!)?.[0];
  const isModels = isOfModel({ answer, question });
  const head = isModels ? answer.content : warning;
  const offer = cards.some(({ reading }) => reading) && offerText(cards.length, language);
  const isFound = found !== null && (cards.length === 0 || found.records.length > 0);
  const searched = isFound && !isModels && (cards.length > 0 ? found.head : withoutList(answer.content));
  const lines = cards.map(({ reading, text }) => (reading ? `${reading.of}: ${reading.says}` : text));
  const told =
    garage && !isDoubted ? [head, offer, ...lines, searched].filter(Boolean).join('\n') : answer.content;
  useEffect(() => {
    onTold?.(told);
  }, [onTold, told]);
  if (isDoubted)
    return (
      <div className="flex flex-col gap-4">
        <Markdown text={answer.content} />
        {onAsk && isLast && (
          <QuestionButtons
            questions={[inLanguage(TEXTS.isOfCar, language)]}
            className="items-start"
            onAsk={onAsk}
          />
        )}
      </div>
    );
  if (!garage) return <Markdown text={answer.content} />;
  const ask =
    onAsk && ((query: Query) => onAsk(queryText(query, { garage, language }), understoodAs(query, language)));
  return (
    <div className="flex flex-col gap-4">
      {head && <Markdown text={head} />}
      {offer && <Markdown text={offer} />}
      {cards.map((card, at) =>
        card.reading ? (
          <Reading
            key={at}
            {...card.reading}
            isOnly={cards.length === 1}
            onAsk={ask && (() => ask({ ...queries[at]!, isGuess: false }))}
          />
        ) : (
          <QueryCard key={at} card={card} onAsk={ask} question={question} />
        ),
      )}
      {isFound && (
        <>
          {searched && <Markdown text={searched} />}
          <Records {...found} isOpen />
          {onAsk && <QuestionButtons questions={found.suggested} className="items-start" onAsk={onAsk} />}
        </>
      )}
    </div>
  );
}

type ReadingProps = { of: string; says: string; isOnly: boolean; onAsk: (() => void) | null };

/** What may have been asked: a tap asks it. */
const Reading = ({ of, says, isOnly, onAsk }: ReadingProps) => (
  <button
    type="button"
    disabled={!onAsk}
    onClick={onAsk ?? undefined}
    className="border-line-strong bg-surface enabled:hover:bg-sunken flex min-h-11 flex-col gap-1 rounded-card border px-3.5 py-2.5 text-left text-sm transition-colors duration-150"
  >
    <span className="font-medium first-letter:uppercase">{of}</span>
    <span className={`text-muted tabular wrap-anywhere ${isOnly ? '' : 'line-clamp-3'}`}>{says}</span>
  </button>
);

/** Fewer values are read as easily in a sentence. */
const FEWEST_PLOTTED = 3;

type QueryCardProps = {
  card: Card;
  question: ChatMessage | undefined;
  onAsk: ((query: Query) => void) | null;
};

function QueryCard({ card, question, onAsk }: QueryCardProps) {
  const { t } = useWords();
  const isPlotted = card.rows.filter(({ size }) => size !== null).length >= FEWEST_PLOTTED;
  return (
    <section className="flex flex-col gap-3">
      {card.figure !== null && <p className="tabular text-2xl font-semibold">{card.figure}</p>}
      <Markdown text={isPlotted ? card.sentences : card.text} />
      {isPlotted && <Plot rows={card.rows} />}
      <QueryChips chips={card.chips} onAsk={onAsk} />
      <div className="flex flex-wrap items-start gap-2">
        <Records {...card} />
        <Link
          to={`${href('search')}?${new URLSearchParams({ q: question?.content ?? '' })}`}
          className="text-accent inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-sm font-medium"
        >
          <Search aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t('Search instead')}
        </Link>
      </div>
    </section>
  );
}

function Plot({ rows }: Pick<Card, 'rows'>) {
  const most = Math.max(...rows.map(({ size }) => size ?? 0));
  return (
    <dl className="grid grid-cols-[max-content_1fr_max-content] items-center gap-x-3 gap-y-1.5 text-sm">
      {rows.map(({ label, value, size }, at) => (
        <div key={at} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt className="text-muted max-w-32 wrap-break-word">{label}</dt>
          <span aria-hidden="true" className="bg-sunken h-2 rounded-pill">
            <span
              className="bg-accent block h-full rounded-pill"
              style={{ width: most > 0 ? `${(100 * (size ?? 0)) / most}%` : 0 }}
            />
          </span>
          <dd className="tabular text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type RecordsProps = { records: readonly CardRecord[]; count: number; isOpen?: boolean };

function Records({ records, count, isOpen = false }: RecordsProps) {
  const { t } = useWords();
  const [first] = records;
  if (!first) return null;
  // The answer has its text already.
  if (count === 1 && !isOpen)
    return (
      <Link
        {...recordLink(first)}
        aria-label={`${t('View record')}: ${first.text}`}
        className="text-accent inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-sm font-medium"
      >
        {t('View record')}
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Link>
    );
  return (
    <Disclosure label={t('Records')} count={count} isOpen={isOpen}>
      {() => (
        <>
          <ul className="-my-2 text-sm">
            {records.map((record) => (
              <li key={`${record.kind} ${record.id}`} className="border-line border-b last:border-b-0">
                <Link
                  {...recordLink(record)}
                  className="hover:bg-sunken flex min-h-11 flex-col justify-center rounded-small py-2 wrap-anywhere"
                >
                  {record.text}
                  {record.car && <span className="text-muted">{record.car}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {count > records.length && (
            <p className="text-muted mt-3 text-sm">{t('The first {n} are shown.', { n: records.length })}</p>
          )}
        </>
      )}
    </Disclosure>
  );
}
