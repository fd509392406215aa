import { nameFits } from './column-names.ts';
import { readNumber } from './number-rules.ts';
import { isBlank } from './sections.ts';
import type { NamedTable } from './table-shape.ts';

/** Of the lines above the first table, as far as they label it: 'Vehicle: Golf', 'Start odometer: 84 210 km'. */
export type TitleFacts = { car: string; startOdometer: number | null };

const START =
  /\b(start\w*|beginning|initial|opening|anfangs?|beginn|au départ|de départ|initial|inicial|iniziale|początkowy|początku)|sākum\p{L}*|начальн\p{L}*|alg(ne|us)|pradin\p{L}*/giu;

/** 'A: b', and cells side by side. */
function pairsIn(cells: readonly string[]): [string, string][] {
  const filled = cells
    .map((cell) => cell.replace(/^[\uFEFF#\s]+/, '').trim())
    .filter((cell) => !isBlank(cell));
  return filled.flatMap((cell, at): [string, string][] => {
    const [label = '', ...rest] = cell.split(/\s?[:=]\s?/);
    const value = rest.join(':') || filled[at + 1];
    return value === undefined ? [] : [[label, value]];
  });
}

/** A number of a title is whole: its mark is one of thousands. */
const wholeNumber = (text: string) => readNumber(text, text.includes('.') ? ',' : '.')?.value ?? null;

export function titleFacts({ titles }: NamedTable): TitleFacts {
  const pairs = titles.flatMap(({ cells }) => pairsIn(cells));
  const car = pairs.find(([label]) => (nameFits(label).car ?? 0) > 0.8)?.[1] ?? '';
  const start = pairs.find(([label]) => {
    const plain = label.replace(/\([^)]*\)/g, '').replaceAll(START, '');
    return plain.trim() !== label.trim() && (nameFits(plain).odometer ?? 0) > 0.5;
  });
  return { car: car.trim(), startOdometer: start ? wholeNumber(start[1]) : null };
}

/** What may name the car, although it does not say so. */
export const titleOfTable = ({ titles }: NamedTable): string =>
  titles
    .flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell)))
    .join(' ')
    .slice(0, 200);
