import { grouped } from '#domain/grouped.ts';
import { LITERS } from '#domain/units/units.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { headerWords, isKwh } from './header-words.ts';
import { cellsIn, ENOUGH, markOf, meanOf, sampleOf, spreadOf, type Cells } from './column-cells.ts';
import { languagesOf, likelyOf, type Likely } from './country-rules.ts';
import { currenciesOf, currenciesOfHeader, isCents } from './currency-words.ts';
import { addDateVote, decideDates, noDateVote } from './date-rules.ts';
import { energyOf, namedEnergy } from './energy-words.ts';
import type { Formats } from './formats.ts';
import { headerKey } from './header-rules.ts';
import { hasThreeAfterMark, readNumber } from './number-rules.ts';
import { isBlank } from './sections.ts';
import type { RowReader } from './row-reader.ts';
import type { Session } from './session.ts';
import { currencyOfTable, distanceOfHeader, volumeOfHeader, type Mapped } from './table-shape.ts';
import { titleFacts, titleOfTable } from './title-facts.ts';
import { askDistance, askVolume } from './unit-questions.ts';
import { distanceOf, isMil, volumeOf, type Distance, type Volume } from './unit-rules.ts';

export type Units = {
  distance: (row: RowReader) => Distance;
  volume: (row: RowReader) => Volume;
  /** Of the cell, or of the whole column. */
  energy: (row: RowReader) => Energy | null;
  energyOfColumn: Energy | null;
  /** What an odometer is multiplied by. */
  odometerTimes: number;
};

const energyOfUnit = (unit: string): Energy | null =>
  isKwh(unit) ? 'electric' : /^kg$/i.test(unit) ? 'cng' : null;

const THOUSANDS =
  /tūkst|tkm|tys\b|tys\.|тыс|tsd|thousand|[x×*] ?1[ .,]?000|\(1[ .,]?000|tuh(at|\.)|mille?s? (de )?km/iu;
const wordsOf = (header = ''): string[] => {
  const { words, unit } = headerWords(header);
  return [unit, ...words];
};
/** 'p/litre', while a letter in the middle may be of anything. */
const PENCE = /(?<![\p{L}\d])p(\s*(\/|per\s)|\s*\)?$)/iu;
const isOfCents = (header = '') =>
  PENCE.test(header) || wordsOf(header).some((word) => word.length > 1 && isCents(word));
const NEARLY_ONE = 0.03;
const GALLONS = [LITERS['gal-us'], LITERS['gal-uk']];
/** Of cents, gallons and liters. */
const FACTORS = [0.01, ...GALLONS.flatMap((size) => [size, 1 / size, size / 100])];

/** What the tables of an import say together of the country that they are of. */
export function likelyIn(session: Session, tables: readonly Mapped[]): Likely {
  const { currency, units } = session.context;
  const paid = tables.map((one) => paidIn(one));
  const [most] = paid
    .flatMap(({ byCurrency }) => [...byCurrency])
    .toSorted(([, one], [, other]) => other.length - one.length);
  const signs = paid.find(({ signs: some }) => some.length > 0)?.signs ?? [];
  const titles = new Set(tables.flatMap(({ table }) => titleOfTable(table).split(/[^A-Z]+/)));
  const named = signs.filter((code) => titles.has(code));
  const prices = most?.[1] ?? paid.flatMap(({ unsaid }) => unsaid);
  const volumes = new Set(
    tables.flatMap(
      ({ table, at }) => volumeOfHeader(table.headers[at.amount]) ?? titleFacts(table).volume ?? [],
    ),
  );
  const distances = new Set(tables.flatMap((one) => distanceSaid(one) ?? []));
  const uses = tables.flatMap((one) => useOf(one) ?? []);
  return likelyOf(
    {
      languages: languagesOf(tables.flatMap(({ table }) => [...table.headers, table.name])),
      currencies: most ? [most[0]] : named.length > 0 ? named : signs,
      distance: distances.size === 1 ? [...distances][0] : undefined,
      volume: volumes.size === 1 ? [...volumes][0] : undefined,
      dates: datesIn(tables),
      price: middle(prices),
      use: uses.length === 1 ? uses[0] : undefined,
      amount: middle(paid.flatMap(({ amounts }) => amounts)),
    },
    { currency: session.answers.currency ?? currency, ...units },
  );
}

function datesIn(tables: readonly Mapped[]): 'dmy' | 'mdy' | null {
  const vote = noDateVote();
  for (const { table, at } of tables)
    for (const { cells } of sampleOf(table.rows)) addDateVote(vote, cells[at.date] ?? '');
  const order = decideDates(vote);
  return order === 'contradiction' ? null : order;
}

function distanceSaid({ table, at }: Mapped): Distance | undefined {
  const [said] = [at.odometer, at.trip].flatMap((column) => distanceOfHeader(table.headers[column]) ?? []);
  const mark = markOf(sampleOf(table.rows));
  const [inCells] = sampleOf(table.rows).flatMap(
    ({ cells }) =>
      distanceOf(cells[at.distanceUnit] ?? '') ??
      distanceOf(readNumber(cells[at.odometer] ?? '', mark)?.affix ?? '') ??
      [],
  );
  if (said ?? inCells) return said ?? inCells;
  const others = new Set(
    table.headers.flatMap((one) => distanceOfHeader(one) ?? distanceOfFigure(one) ?? []),
  );
  const titles = new Set(titleOfTable(table).match(MILES) ?? []);
  return others.size === 1 ? [...others][0] : titles.size > 0 ? 'mi' : undefined;
}

const MILES = /(?<!\p{L})(miles|meil|mijl|milj)/iu;

/** As its name, its titles or a column of units say it. */
export const isInMil = ({ table, at }: Mapped): boolean =>
  [
    table.headers[at.odometer] ?? '',
    titleOfTable(table),
    table.rows.find(({ cells }) => !isBlank(cells[at.distanceUnit] ?? ''))?.cells[at.distanceUnit] ?? '',
  ].some(isMil);

/** @param beside the tables of the same file: one may say the units of all */
export function unitsOf(
  session: Session,
  formats: Formats,
  { table, at }: Mapped,
  { beside, likely }: { beside: readonly Mapped[]; likely: Likely },
): Units {
  const affix = (row: RowReader, column: number) => formats.number(table, row.peek(column))?.affix ?? '';
  const ofAmount = (row: RowReader) => row.text(at.volumeUnit) || affix(row, at.amount);
  const header = table.headers[at.amount];
  const key = header === undefined ? '' : headerKey(header);
  const facts = titleFacts(table);
  const said = volumeOfHeader(header);
  const ofHeader = said === undefined && wordsOf(header).some(isKwh) ? 'electric' : null;
  const all = [{ table, at }, ...beside];
  const [ofTable] = all.flatMap((one) => distanceSaid(one) ?? []);
  // Ten kilometers in Sweden and Norway; a thousand in other languages.
  const isOfMil = likely.distances[0] === 'km' && all.some(isInMil);
  return {
    energyOfColumn:
      namedEnergy(header) ??
      (key.includes('kwh') || at.socStart !== -1 || at.socEnd !== -1
        ? 'electric'
        : key === 'kg' || key.includes('(kg)')
          ? 'cng'
          : facts.energy),
    energy: (row) => energyOfUnit(ofAmount(row)) ?? ofHeader,
    distance: (row) => {
      const own = row.text(at.distanceUnit);
      if (own !== '' && !distanceOf(own) && !isOfMil) row.fail('distance-unit');
      return (
        distanceOf(own) ??
        distanceOf(affix(row, at.odometer)) ??
        (isOfMil ? 'km' : ofTable) ??
        askDistance(session, table, at.odometer === -1 ? at.trip : at.odometer, likely.distances)
      );
    },
    volume: (row) => {
      const own = row.text(at.volumeUnit);
      if (own !== '' && !volumeOf(own) && !energyOfUnit(own)) row.fail('fuel-unit');
      if (energyOfUnit(ofAmount(row))) return 'l';
      const unit = volumeOf(ofAmount(row)) ?? said;
      if (unit !== undefined && unit !== 'gal') return unit;
      const fitting = facts.volume
        ? [facts.volume]
        : likely.volumes.filter((one) => unit === undefined || one !== 'l');
      // Gallons are those of the United States where none are usual, but for the British.
      const gallons: Volume[] = likely.currencies.includes('GBP') ? ['usgal', 'ukgal'] : ['usgal'];
      return askVolume(session, table, at.amount, null, fitting.length > 0 ? fitting : gallons);
    },
    odometerTimes: isInThousands(formats, { table, at }) ? 1000 : isOfMil ? 10 : 1,
  };
}

/** Of what an app computes: 'l/100km', 'mpg'. */
const distanceOfFigure = (header: string): Distance | undefined =>
  /100 ?km|km ?\/ ?l|kmpl/i.test(header) ? 'km' : /\bmpg\b/i.test(header) ? 'mi' : undefined;

type Paid = {
  byCurrency: Map<string, number[]>;
  unsaid: number[];
  signs: readonly string[];
  /** Of what is no charge. */
  amounts: number[];
};

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1];

/** What one of the amount cost, by currency, as far as the file names it. */
function paidIn({ table, at }: Mapped): Paid {
  const samples = sampleOf(table.rows);
  const mark = markOf(samples);
  const ofTable = currencyOfTable({ table, at }) ?? titleFacts(table).currency;
  const [amounts, costs, prices] = [at.amount, at.cost, at.price]
    .map(cellsIn(table.rows))
    .map(({ numbers }) => numbers);
  const times = priceTimes({ table, at });
  const isOfKwh = wordsOf(table.headers[at.amount]).some(isKwh);
  const ofCost = costTimes({ table, at });
  const money = at.cost === -1 ? [at.price, at.parts, at.labor] : [at.cost, at.price];
  const ofHeader = money.flatMap((column) => currenciesOfHeader(table.headers[column] ?? ''));
  const found: Paid = { byCurrency: new Map(), unsaid: [], signs: ofTable ? [] : ofHeader, amounts: [] };
  for (const [row, { cells }] of samples.entries()) {
    const signs = money.flatMap((column) => currenciesOf(readNumber(cells[column] ?? '', mark)?.affix ?? ''));
    const ofCell = currenciesOf((cells[at.currency] ?? '').trim());
    const [currency = ofTable, ...others] = ofCell.length > 0 ? ofCell : signs;
    if (others.length > 0) found.signs = ofCell.length > 0 ? ofCell : signs;
    const [amount, cost, price] = [amounts![row], costs![row], prices![row]];
    const isCharged =
      isOfKwh ||
      [at.volumeUnit, at.kind, at.energy, at.title].some(
        (column) => energyOf(cells[column] ?? '') === 'electric',
      );
    if (amount && !isCharged) found.amounts.push(amount);
    const each = isCharged ? 0 : amount && cost ? (cost * ofCost) / amount : (price ?? 0) * times;
    if (others.length > 0 || currency === undefined) {
      if (each) found.unsaid.push(each);
    } else
      found.byCurrency.set(currency, [...(found.byCurrency.get(currency) ?? []), ...(each ? [each] : [])]);
  }
  return found;
}

/** Of the car with most rows: all amounts but the first over what was driven. */
function useOf({ table, at }: Mapped): number | undefined {
  if (at.amount === -1 || at.odometer === -1) return undefined;
  const mark = markOf(sampleOf(table.rows));
  const [rows = []] = [...grouped(table.rows, ({ cells }) => cells[at.car] ?? '').values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const read = rows
    .flatMap(({ cells }) => {
      const amount = readNumber(cells[at.amount] ?? '', mark)?.value;
      const odometer = readNumber(cells[at.odometer] ?? '', mark)?.value;
      return amount && odometer ? [{ amount, odometer }] : [];
    })
    .toSorted((a, b) => a.odometer - b.odometer);
  const driven = (read.at(-1)?.odometer ?? 0) - (read[0]?.odometer ?? 0);
  if (read.length < ENOUGH || driven <= 0) return undefined;
  return read.slice(1).reduce((sum, { amount }) => sum + amount, 0) / driven;
}

/** As its name says, or as every reading has three digits after a mark: a point between thousands was read as one. */
function isInThousands(formats: Formats, { table, at }: Mapped): boolean {
  const cells = table.rows.flatMap(({ cells: row }) => row[at.odometer]?.trim() || []);
  const areGrouped = cells.length > 1 && cells.every(hasThreeAfterMark);
  const isSmall = () => cells.every((cell) => (formats.number(table, cell)?.value ?? 0) < 5_000);
  return (areGrouped || THOUSANDS.test(table.headers[at.odometer] ?? '')) && isSmall();
}

/** Cents, as its name or whole totals say: a hundred times amounts and prices. @param beside with the same column */
export function costTimes({ table, at }: Mapped, beside: readonly Mapped[] = []): number {
  if (at.cost === -1) return 1;
  const header = table.headers[at.cost]!;
  const isProven = (one: Mapped) =>
    one.table.headers[one.at.cost] === header && one.at.price !== -1 && isHundredfold(one);
  return isOfCents(header) || [{ table, at }, ...beside].some(isProven) ? 0.01 : 1;
}

function isHundredfold(one: Mapped): boolean {
  const { ratios, isWhole } = ratiosOf(one);
  return isWhole && Math.abs(meanOf(ratios) / 100 - 1) < NEARLY_ONE && spreadOf(ratios) < 0.02;
}

/** Totals over amounts times prices; `isWhole`: the totals have no decimals. */
function ratiosOf({ table, at }: Mapped): { ratios: number[]; isWhole: boolean } {
  const [amounts, costs, prices] = [at.amount, at.cost, at.price].map(cellsIn(table.rows)) as [
    Cells,
    Cells,
    Cells,
  ];
  const ratios = amounts.numbers.flatMap((amount, row) => {
    const [cost, price] = [costs.numbers[row], prices.numbers[row]];
    return amount && cost && price ? [cost / (amount * price)] : [];
  });
  return { ratios, isWhole: costs.whole === 1 };
}

/** What a price is multiplied by, to be of one unit of the amount in the currency of the total: it may be of pence, or of a liter beside gallons. */
export function priceTimes({ table, at }: Mapped): number {
  if (at.price === -1) return 1;
  const times = costTimes({ table, at });
  const ratios = ratiosOf({ table, at }).ratios.map((one) => one * times);
  if (ratios.length === 0) return isOfCents(table.headers[at.price]) ? 0.01 : 1;
  const mean = meanOf(ratios);
  const isUnit = FACTORS.some((factor) => Math.abs(mean / factor - 1) < NEARLY_ONE);
  // Of a few rows another price is a discount.
  const isOther = Math.abs(mean - 1) > NEARLY_ONE && (isUnit || ratios.length >= ENOUGH);
  return spreadOf(ratios) < 0.02 && isOther ? mean : 1;
}
