import type { Energy } from '#domain/fills/schema.ts';
import { cellsOf, markOf, sampleOf, spreadOf } from './column-cells.ts';
import { energyOf } from './energy-words.ts';
import type { Formats } from './formats.ts';
import { headerKey } from './header-rules.ts';
import type { RowReader } from './row-reader.ts';
import type { Session } from './session.ts';
import { distanceOfHeader, volumeOfHeader, type Mapped } from './table-shape.ts';
import { titleFacts } from './title-facts.ts';
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
  const inTitles = titleFacts(table).volume;
  const said = volumeOfHeader(header);
  const [ofHeader] = [{ table, at }, ...beside].flatMap((one) =>
    [one.at.odometer, one.at.trip].flatMap((column) => distanceOfHeader(one.table.headers[column]) ?? []),
  );
  const [inCells] = sampleOf(table.rows).flatMap(
    ({ cells }) => distanceOf(formats.number(table, cells[at.odometer] ?? '')?.affix ?? '') ?? [],
  );
  // Ten kilometers in Sweden and Norway.
  const isInMil = /\(mil\)/i.test(table.headers[at.odometer] ?? '');
  const distances = new Set(table.headers.flatMap((one) => distanceOfHeader(one) ?? []));
  const ofTable = ofHeader ?? (distances.size === 1 ? [...distances][0] : undefined);
  return {
    energyOfColumn:
      namedEnergy(header) ??
      (key.includes('kwh') || at.socStart !== -1 || at.socEnd !== -1
        ? 'electric'
        : key === 'kg' || key.includes('(kg)')
          ? 'cng'
          : null),
    energy: (row) => energyOfUnit(ofAmount(row)),
    distance: (row) =>
      distanceOf(row.text(at.distanceUnit)) ??
      distanceOf(affix(row, at.odometer)) ??
      inCells ??
      (isInMil ? 'km' : ofTable) ??
      askDistance(session, table, at.odometer === -1 ? at.trip : at.odometer),
    volume: (row) => {
      const unit = volumeOf(ofAmount(row)) ?? said;
      if (unit !== undefined && unit !== 'gal') return unit;
      return inTitles ?? askVolume(session, table, at.amount, null, unit && ['usgal', 'ukgal']);
    },
    priceTimes: priceTimes({ table, at }),
    odometerTimes: isInThousands(formats, { table, at }) ? 1000 : isInMil ? 10 : 1,
  };
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
