import type { Energy } from '#domain/fills/schema.ts';
import { cellsOf, markOf, sampleOf, spreadOf } from './column-cells.ts';
import { isMetric, volumesAt } from './country-rules.ts';
import { currenciesOf, isCurrency } from './currency-words.ts';
import { energyOf } from './energy-words.ts';
import type { Formats } from './formats.ts';
import { headerKey } from './header-rules.ts';
import { readNumber } from './number-rules.ts';
import type { RowReader } from './row-reader.ts';
import type { Session } from './session.ts';
import { currencyOfTable, distanceOfHeader, volumeOfHeader, type Mapped } from './table-shape.ts';
import { titleFacts, titleOfTable } from './title-facts.ts';
import { askDistance, askVolume } from './unit-questions.ts';
import { distanceOf, volumeOf, type Distance, type Volume } from './unit-rules.ts';

export type Units = {
  distance: (row: RowReader) => Distance;
  volume: (row: RowReader) => Volume;
  /** Of the cell, or of the whole column. */
  energy: (row: RowReader) => Energy | null;
  energyOfColumn: Energy | null;
  /** What a price is multiplied by, to be of one unit of the amount in the currency of the total. */
  priceTimes: number;
  /** What an odometer is multiplied by. */
  odometerTimes: number;
};

const energyOfUnit = (unit: string): Energy | null =>
  /^kwh$/i.test(unit) ? 'electric' : /^kg$/i.test(unit) ? 'cng' : null;

/** 'AdBlue (l)'; 'gas' is liquid in some countries only. */
const namedEnergy = (header = ''): Energy | null => (/^gas\b/i.test(header) ? null : energyOf(header));

const THOUSANDS =
  /tūkst|tkm|tys\b|tys\.|тыс|tsd|thousand|[x×*] ?1[ .,]?000|\(1[ .,]?000|tuh(at|\.)|mille?s? (de )?km/iu;
const CENTS = /\b(p|ct|cents?|pence|gr)\b/i;
const NEARLY_ONE = 0.03;

/** @param beside the tables of the same file: one may say the units of all */
export function unitsOf(
  session: Session,
  formats: Formats,
  { table, at }: Mapped,
  beside: readonly Mapped[],
): Units {
  const affix = (row: RowReader, column: number) => formats.number(table, row.peek(column))?.affix ?? '';
  const ofAmount = (row: RowReader) => row.text(at.volumeUnit) || affix(row, at.amount);
  const header = table.headers[at.amount];
  const key = header === undefined ? '' : headerKey(header);
  const facts = titleFacts(table);
  const said = volumeOfHeader(header);
  const [ofHeader] = [{ table, at }, ...beside].flatMap((one) =>
    [one.at.odometer, one.at.trip].flatMap((column) => distanceOfHeader(one.table.headers[column]) ?? []),
  );
  const [inCells] = sampleOf(table.rows).flatMap(
    ({ cells }) => distanceOf(formats.number(table, cells[at.odometer] ?? '')?.affix ?? '') ?? [],
  );
  const distances = new Set(
    table.headers.flatMap((one) => distanceOfHeader(one) ?? distanceOfFigure(one) ?? []),
  );
  const ofTable = ofHeader ?? (distances.size === 1 ? [...distances][0] : undefined);
  const paid = paidIn({ table, at });
  const isOfMetric = isMetric(table.headers, {
    currencies: [...paid.keys()],
    title: titleOfTable(table),
  });
  // Ten kilometers in Sweden and Norway; a thousand in other languages.
  const isInMil =
    isOfMetric && /(?<!\p{L})mil(?![\p{L}. ]*km)(?!\p{L})/iu.test(table.headers[at.odometer] ?? '');
  const left = (units: readonly Volume[]) =>
    [...paid].reduce((some, [currency, price]) => volumesAt(price, currency, some), units);
  const volumes = {
    gal: left(['usgal', 'ukgal']),
    unsaid: isOfMetric ? (['l'] as const) : left(['l', 'usgal', 'ukgal']),
  };
  return {
    energyOfColumn:
      namedEnergy(header) ??
      (key.includes('kwh') || at.socStart !== -1 || at.socEnd !== -1
        ? 'electric'
        : key === 'kg' || key.includes('(kg)')
          ? 'cng'
          : facts.energy),
    energy: (row) => energyOfUnit(ofAmount(row)),
    distance: (row) =>
      distanceOf(row.text(at.distanceUnit)) ??
      distanceOf(affix(row, at.odometer)) ??
      inCells ??
      (isInMil ? 'km' : ofTable) ??
      (isOfMetric ? 'km' : null) ??
      askDistance(session, table, at.odometer === -1 ? at.trip : at.odometer),
    volume: (row) => {
      const unit = volumeOf(ofAmount(row)) ?? said;
      if (unit !== undefined && unit !== 'gal') return unit;
      const choices = facts.volume ? [facts.volume] : volumes[unit ?? 'unsaid'];
      return choices.length === 1 ? choices[0]! : askVolume(session, table, at.amount, null, choices);
    },
    priceTimes: priceTimes({ table, at }),
    odometerTimes: isInThousands(formats, { table, at }) ? 1000 : isInMil ? 10 : 1,
  };
}

/** Of what an app computes: 'l/100km', 'mpg'. */
const distanceOfFigure = (header: string): Distance | undefined =>
  /100 ?km|km ?\/ ?l|kmpl/i.test(header) ? 'km' : /\bmpg\b/i.test(header) ? 'mi' : undefined;

/** What one of the amount cost in the middle, by currency, as far as the file names it. */
function paidIn({ table, at }: Mapped): Map<string, number> {
  const samples = sampleOf(table.rows);
  const mark = markOf(samples);
  const ofTable = currencyOfTable({ table, at }) ?? titleFacts(table).currency;
  const [amounts, costs, prices] = [at.amount, at.cost, at.price].map(
    (column) => cellsOf(samples, column, mark).numbers,
  );
  const rows = samples.flatMap(({ cells }, row) => {
    const code = (cells[at.currency] ?? '').trim().toUpperCase();
    const beside = currenciesOf(readNumber(cells[at.cost] ?? '', mark)?.affix ?? '');
    const [currency = ofTable, ...others] = isCurrency(code) ? [code] : beside;
    const [amount, cost, price] = [amounts![row], costs![row], prices![row]];
    const isCharged = [at.volumeUnit, at.kind, at.energy, at.title].some(
      (column) => energyOf(cells[column] ?? '') === 'electric',
    );
    if (isCharged) return [];
    const each = amount && cost ? cost / amount : price;
    return currency && others.length === 0 && each ? [{ currency, each }] : [];
  });
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!;
  return new Map(
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) => [
      currency,
      middle(some.map(({ each }) => each)),
    ]),
  );
}

/** As its name says, or as every reading has three digits after a mark: a point between thousands was read as one. */
function isInThousands(formats: Formats, { table, at }: Mapped): boolean {
  const cells = table.rows.flatMap(({ cells: row }) => row[at.odometer]?.trim() || []);
  const areGrouped = cells.length > 1 && cells.every((cell) => /^\d{1,3}[.,]\d{3}(?!\d)/.test(cell));
  const isSmall = () => cells.every((cell) => (formats.number(table, cell)?.value ?? 0) < 5_000);
  return (areGrouped || THOUSANDS.test(table.headers[at.odometer] ?? '')) && isSmall();
}

/** Totals and amounts say it: a price may be of pence, or of a liter beside gallons. */
function priceTimes({ table, at }: Mapped): number {
  if (at.price === -1) return 1;
  const samples = sampleOf(table.rows);
  const mark = markOf(samples);
  const [amounts, costs, prices] = [at.amount, at.cost, at.price].map(
    (column) => cellsOf(samples, column, mark).numbers,
  );
  const ratios = amounts!.flatMap((amount, row) => {
    const [cost, price] = [costs![row], prices![row]];
    return amount && cost && price ? [cost / (amount * price)] : [];
  });
  if (ratios.length === 0) return CENTS.test(table.headers[at.price]!) ? 0.01 : 1;
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  return spreadOf(ratios) < 0.02 && Math.abs(mean - 1) > NEARLY_ONE ? mean : 1;
}
