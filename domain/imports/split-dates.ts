import { headerWords } from './header-words.ts';
import { namedDate } from './month-names.ts';
import { plainWord } from './plain-word.ts';
import type { NamedTable } from './table-shape.ts';

const PARTS = [
  'év year jahr gads año ano anno année annee rok år vuosi aasta metai год év an yıl jaar',
  'hó month monat mēnesis mes mês mese mois miesiąc měsíc mesiac månad måned kuukausi kuu mėnuo месяц hónap lună ay maand',
  'day tag diena día dia giorno jour dzień den deň dag päivä päev день число nap zi gün',
].map((text) => new Set(plainWord(text).split(' ')));

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Month and day in columns of their own, mostly with the year, become one at the beginning. */
export function withJoinedDates<Table extends Pick<NamedTable, 'headers' | 'rows'>>(table: Table): Table {
  const [year = -1, month = -1, day = -1] = PARTS.map((names) =>
    table.headers.findIndex((header) => {
      const { words } = headerWords(header);
      return words.length === 1 && names.has(words[0]!);
    }),
  );
  if (month === -1 || day === -1) return table;
  let above = '';
  // The year stands in a line above; a month above its days.
  const ofMonth = (cells: readonly string[]): string => {
    const own = cells[month]?.trim() ?? '';
    above = own === '' ? above : own;
    const date = Number.parseInt(cells[day]!, 10);
    if (!date || above === '') return '';
    const [yearAbove] = /\d{4}/.exec(above) ?? [];
    const [name = ''] = above.match(/\p{L}{3,}/gu)?.slice(-1) ?? [];
    if (name !== '') return `${date} ${name}${yearAbove === undefined ? '' : ` ${yearAbove}`}`;
    return `${date}.${Number.parseInt(above, 10)}.`;
  };
  const joined = (cells: readonly string[]): string => {
    const parts = [year, month, day].map((at) => cells[at]?.trim() ?? '');
    if (parts.includes('')) return '';
    const roman = ROMAN.indexOf(parts[1]!.replace('.', '').toUpperCase()) + 1;
    if (roman > 0) parts[1] = String(roman);
    const named = /\p{L}/u.test(parts[1]!) ? namedDate(`${parts[2]} ${parts[1]} ${parts[0]}`) : null;
    return (named ?? parts).map((part) => String(part).padStart(2, '0')).join('-');
  };
  const without = (cells: readonly string[], first: string) => [
    first,
    ...cells.filter((_, at) => ![year, month, day].includes(at)),
  ];
  return {
    ...table,
    headers: without(table.headers, 'date'),
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: without(cells, year === -1 ? ofMonth(cells) : joined(cells)),
    })),
  };
}
