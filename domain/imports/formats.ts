import { currenciesOf } from './currency-words.ts';
import {
  addDateVote,
  decideDates,
  noDateVote,
  readDay,
  type DateOrder,
  type DateVote,
} from './date-rules.ts';
import { addVote, decideDecimal, noVote, readNumber, type ReadNumber } from './number-rules.ts';
import { ask, type Session, type Table } from './session.ts';

export type Voters = { table: Table; numbers: number[]; money: number[]; dates: number[] };

export type Formats = {
  number(text: string): ReadNumber | null;
  day(table: Table, column: number, text: string): string | 'order' | null;
  /** Of an amount that has no currency of its own. */
  currency: string;
};

/** How an app writes when its file decides nothing; without a decimal mark of its own the owner is asked. */
export type Habits = { dates: DateOrder; areDatesSure?: boolean; decimal?: '.' | ',' };

const present = (column: number) => column !== -1;

function decimalMark(session: Session, voters: readonly Voters[], habits: Habits): '.' | ',' {
  if (session.answers.decimal) return session.answers.decimal;
  const vote = noVote();
  for (const { table, numbers, money } of voters) {
    const columns = [...numbers, ...money].filter(present);
    for (const { cells } of table.rows) for (const column of columns) addVote(vote, cells[column] ?? '');
  }
  const { mark, isOpen } = decideDecimal(vote);
  if (!isOpen) return mark;
  const usual = habits.decimal;
  const unusual = usual === ',' ? '.' : ',';
  // A mark that the app never writes was put there by a spreadsheet.
  if (usual && !vote.ambiguous.some((text) => text.includes(unusual))) return usual;
  return ask(session, {
    id: 'decimal',
    files: voters.map(({ table }) => table.file),
    choices: ['.', ','],
    suggested: usual ? unusual : mark,
    samples: vote.ambiguous,
  });
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
  // The columns of one app agree: one that decides speaks for those that do not.
  const fallback = only ?? habits.dates;
  // An app that writes the year first did not write the dates that vote.
  const areSure = habits.areDatesSure && habits.dates !== 'ymd';
  const open = [...votes].filter(([key, { vote }]) => {
    const order = decided.get(key);
    const isUndecided = order === null && !only && !areSure && vote.ambiguous.length > 0;
    return order === 'contradiction' || isUndecided;
  });
  const [first] = open;
  const suggested = first ? majority(first[1].vote, fallback === 'ymd' ? 'dmy' : fallback) : fallback;
  const chosen =
    session.answers.dates ??
    (first
      ? ask<DateOrder>(session, {
          id: 'dates',
          files: open.map(([, { file }]) => file),
          choices: ['dmy', 'mdy', 'ymd'],
          suggested,
          samples: open.flatMap(([, { vote }]) => [...vote.samples, ...vote.ambiguous]),
        })
      : fallback);
  return new Map(
    [...decided].map(([key, order]) => [key, order === 'dmy' || order === 'mdy' ? order : chosen] as const),
  );
}

const majority = ({ dayFirst, monthFirst }: DateVote, otherwise: DateOrder): DateOrder => {
  if (dayFirst === monthFirst) return otherwise;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
};

function currencyOf(session: Session, voters: readonly Voters[], mark: '.' | ','): string {
  if (session.answers.currency) return session.answers.currency;
  const likely = new Set<string>();
  const files = new Set<string>();
  const samples = new Set<string>();
  for (const { table, money } of voters) {
    for (const { cells } of table.rows) {
      for (const column of money.filter(present)) {
        const text = cells[column] ?? '';
        const read = text === '' ? null : readNumber(text, mark);
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
  const [first = usual] = likely;
  const suggested = likely.has(usual) ? usual : first;
  if (files.size === 0) return suggested;
  return ask(session, {
    id: 'currency',
    files: [...files],
    choices: [...new Set([suggested, ...likely, usual])],
    suggested,
    samples: [...samples],
  });
}

export function settleFormats(session: Session, voters: readonly Voters[], habits: Habits): Formats {
  const mark = decimalMark(session, voters, habits);
  const orders = dateOrders(session, voters, habits);
  const { today } = session.context;
  const { zone } = session.answers;
  return {
    number: (text) => readNumber(text, mark),
    day: (table, column, text) =>
      readDay(text, { order: orders.get(columnKey(table, column)) ?? habits.dates, today, zone }),
    currency: currencyOf(session, voters, mark),
  };
}
