import { isOfTax, isWithoutTax } from './column-names.ts';
import { currenciesOf, currenciesOfHeader } from './currency-words.ts';
import {
  addDateVote,
  decideDates,
  noDateVote,
  readDay,
  type DateOrder,
  type DateVote,
} from './date-rules.ts';
import {
  addVote,
  decideDecimal,
  noVote,
  readNumber,
  type DecimalVote,
  type ReadNumber,
} from './number-rules.ts';
import { hasUnit } from './header-rules.ts';
import { ask, type Session, type Table } from './session.ts';

/** `amounts`: of fuel, which nobody buys by thousands, so that '40.125' has decimals. */
export type Voters = {
  table: Table;
  numbers: number[];
  amounts?: number[];
  money: number[];
  dates: number[];
};

export type Formats = {
  number(table: Table, text: string): ReadNumber | null;
  day(table: Table, column: number, text: string): string | 'order' | null;
  /** Of an amount that has no currency of its own. */
  currency: string;
};

/** How an app writes if its file leaves it open; without a decimal mark of its own the owner is asked. */
export type Habits = {
  dates: DateOrder;
  /** Else they are asked, or told where they are assumed. */
  areDatesSure?: boolean;
  areDatesAssumed?: boolean;
  decimal?: '.' | ',';
  /** Of what says none, the likeliest first. */
  currencies?: readonly string[];
};

const present = (column: number) => column !== -1;

type Mark = '.' | ',';

/** By file: each speaks for itself, and all together for those in which nothing decides. */
function decimalMarks(session: Session, voters: readonly Voters[], habits: Habits): (table: Table) => Mark {
  const votes = new Map<string, DecimalVote>();
  for (const { table, numbers, money, amounts = [] } of voters) {
    const vote = votes.get(table.file) ?? noVote();
    votes.set(table.file, vote);
    const columns = [...numbers, ...amounts, ...money].filter(present);
    for (const { cells } of table.rows) {
      for (const column of columns) {
        addVote(vote, cells[column] ?? '', amounts.includes(column));
      }
    }
  }
  const sumOf = (mark: 'dot' | 'comma') => [...votes.values()].reduce((sum, vote) => sum + vote[mark], 0);
  const ambiguous = [...votes.values()].flatMap((vote) => vote.ambiguous);
  const together = decideDecimal({ dot: sumOf('dot'), comma: sumOf('comma'), ambiguous });
  const usual = habits.decimal;
  const unusual = usual === ',' ? '.' : ',';
  const open = new Map<string, DecimalVote>();
  const marks = new Map<string, Mark>();
  for (const [file, vote] of votes) {
    const { mark, isOpen } = vote.dot + vote.comma > 0 ? decideDecimal(vote) : together;
    marks.set(file, mark);
    if (!isOpen || vote.ambiguous.length === 0) continue;
    // A mark that the app never writes was put there by a spreadsheet.
    if (usual && !vote.ambiguous.some((text) => text.includes(unusual))) marks.set(file, usual);
    else open.set(file, vote);
  }
  if (open.size > 0) {
    const asked =
      session.answers.decimal ??
      ask<Mark>(session, {
        id: 'decimal',
        files: [...open.keys()],
        choices: ['.', ','],
        suggested: usual ? unusual : together.mark,
        samples: [...open.values()].flatMap(({ ambiguous }) => ambiguous),
      });
    for (const file of open.keys()) marks.set(file, asked);
  }
  return ({ file }) => marks.get(file) ?? together.mark;
}

const columnKey = (table: Table, column: number) => `${column}|${table.headers[column]}|${table.file}`;

function dateOrders(session: Session, voters: readonly Voters[], habits: Habits) {
  const votes = new Map<string, { vote: DateVote; file: string }>();
  for (const { table, dates } of voters) {
    for (const column of dates.filter(present)) {
      const key = columnKey(table, column);
      const { vote } = votes.get(key) ?? { vote: noDateVote() };
      for (const { cells } of table.rows) addDateVote(vote, cells[column] ?? '');
      votes.set(key, { vote, file: table.file });
    }
  }
  const decided = new Map([...votes].map(([key, { vote }]) => [key, decideDates(vote)]));
  const known = new Set([...decided.values()].filter((order) => order === 'dmy' || order === 'mdy'));
  const [only] = known.size === 1 ? known : [];
  // The columns of one app agree: one that decides speaks for those that do not. Files of two orders are asked about,
  // each by itself: an app writes one.
  const fallback = only ?? habits.dates;
  const deciding = [...decided].flatMap(([key, order]) =>
    order === 'dmy' || order === 'mdy' ? [votes.get(key)!.file] : [],
  );
  const isTwofold = known.size > 1 && new Set(deciding).size > 1;
  // An app that writes the year first did not write the dates that vote.
  const areSure = habits.areDatesSure && habits.dates !== 'ymd';
  const open = [...votes].filter(([key, { vote }]) => {
    const order = decided.get(key);
    const isUndecided = order === null && !only && !areSure && vote.ambiguous.length > 0;
    return order === 'contradiction' || isUndecided || (isTwofold && vote.ambiguous.length > 0);
  });
  const [first] = open;
  const suggested = first ? majority(first[1].vote, fallback === 'ymd' ? 'dmy' : fallback) : fallback;
  const ofFiles = Object.fromEntries(
    open.map(([key, { file, vote }]) => [file, decided.get(key) ?? majority(vote, habits.dates)]),
  );
  const asked = () =>
    ask<DateOrder>(session, {
      id: 'dates',
      files: open.map(([, { file }]) => file),
      choices: ['dmy', 'mdy', 'ymd'],
      suggested,
      samples: open.flatMap(([, { vote }]) => [...vote.samples, ...vote.ambiguous]),
      ...(isTwofold && { ofFiles }),
      isAssumed: habits.areDatesAssumed && !isTwofold && ![...decided.values()].includes('contradiction'),
    });
  const { dates, datesOf = {} } = session.answers;
  const isOpen = isTwofold ? open.some(([, { file }]) => !(file in datesOf)) : first && dates === undefined;
  const chosen = isOpen ? asked() : fallback;
  return new Map(
    [...decided].map(([key, order]) => {
      const own = order === 'dmy' || order === 'mdy' ? order : (dates ?? chosen);
      const ofFile = isTwofold ? datesOf[votes.get(key)!.file] : undefined;
      // A day that is one in the other order only stays what it is.
      return [key, [ofFile ?? own, own]] as const;
    }),
  );
}

const majority = ({ dayFirst, monthFirst }: DateVote, otherwise: DateOrder): DateOrder => {
  if (dayFirst === monthFirst) return otherwise;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
};

/** By signs, by the country, else as the owner pays. A sign of several that fit, none of them the owner's, is asked about. */
function currencyOf(
  session: Session,
  voters: readonly Voters[],
  markOf: (table: Table) => Mark,
  ofCountry: readonly string[],
): string {
  if (session.answers.currency) return session.answers.currency;
  const likely = new Set<string>();
  const files = new Set<string>();
  const samples = new Set<string>();
  let isUnknown = false;
  for (const { table, money } of voters) {
    for (const column of money.filter(present)) {
      const header = table.headers[column] ?? '';
      const codes = currenciesOfHeader(header);
      for (const code of codes) likely.add(code);
      isUnknown ||= codes.length === 0 && hasUnit(header) && !isOfTax(header) && !isWithoutTax(header);
    }
    for (const { cells } of table.rows) {
      for (const column of money.filter(present)) {
        const text = cells[column] ?? '';
        const read = text === '' ? null : readNumber(text, markOf(table));
        if (!read || read.value === 0) continue;
        const codes = currenciesOf(read.affix);
        if (codes.length === 1) continue;
        for (const code of codes) likely.add(code);
        files.add(table.file);
        if (samples.size < 5) samples.add(text);
      }
    }
  }
  const usual = session.context.currency;
  const candidates = likely.size === 0 ? ofCountry : [...likely];
  const fitting = candidates.filter((code) => ofCountry.length === 0 || ofCountry.includes(code));
  const [first = candidates[0] ?? usual] = fitting;
  const possible = fitting.length === 0 ? candidates : fitting;
  const suggested = possible.includes(usual) ? usual : first;
  if (files.size === 0) return suggested;
  return ask(session, {
    id: 'currency',
    files: [...files],
    choices: [...new Set([suggested, ...candidates, usual])],
    suggested,
    samples: [...samples],
    isAssumed: !isUnknown && (possible.length < 2 || suggested === usual),
  });
}

const KEPT = 1_000;

/** A cell is asked for several times while its row is read; those of rows before it are forgotten. */
function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (kept.size === KEPT) kept.clear();
    kept.set(text, value);
    return value;
  };
}

export function settleFormats(session: Session, voters: readonly Voters[], habits: Habits): Formats {
  const markOf = decimalMarks(session, voters, habits);
  const orders = dateOrders(session, voters, habits);
  const { today } = session.context;
  const { zone } = session.answers;
  const numbers = {
    '.': remembering((text) => readNumber(text, '.')),
    ',': remembering((text) => readNumber(text, ',')),
  };
  const daysOf = remembering((column) => {
    const [first = habits.dates, otherwise = first] = orders.get(column) ?? [];
    return remembering((text) => {
      const day = readDay(text, { order: first, today, zone });
      const read = day === 'order' ? readDay(text, { order: otherwise, today, zone }) : day;
      // One string for both.
      return read === text ? text : read;
    });
  });
  return {
    number: (table, text) => numbers[markOf(table)](text),
    day: (table, column, text) => daysOf(columnKey(table, column))(text),
    currency: currencyOf(session, voters, markOf, habits.currencies ?? []),
  };
}
