import type { Energy } from '#domain/fills/schema.ts';
import { partsOfCar } from '#domain/cars/makes.ts';
import { carOf, factsAmong } from './car-facts.ts';
import { nameFits } from './column-names.ts';
import { currenciesOf, isMoneyWord } from './currency-words.ts';
import { energyOf, isPlainName } from './energy-words.ts';
import { readNumber } from './number-rules.ts';
import { isBlank } from './sections.ts';
import type { ImportedCar } from './schema.ts';
import type { NamedTable } from './table-shape.ts';
import type { Volume } from './unit-rules.ts';

/** Of the lines above the first table, as far as they label it: 'Vehicle: Golf', 'Start odometer: 84 210 km'. */
export type TitleFacts = {
  car: string;
  startOdometer: number | null;
  volume: Volume | undefined;
  currency: string | undefined;
  energy: Energy | null;
  /** What its lines say of the car beside its name. */
  described: Partial<ImportedCar>;
};

const START =
  /(başlangıç|ilk|kezdő|početn\p{L}*|začetn\p{L}*|počiat\p{L}*|počát\p{L}*|почат\p{L}*|upphaf\p{L}*|aloitus)(?!\p{L})|(?<!\p{L})(first|erste[rnms]?|πρώτη|första|første|ensimmäi\p{L}*|esime\p{L}*|první\p{L}*|prv\p{L}*|pierwsz\p{L}*|перв\p{L}*|перш\p{L}*|prim[aeo]r?[ao]?|premi\p{L}*|első)(?!\p{L})|\b(start\w*|beginning|initial|opening|anfangs?|beginn|au départ|de départ|initial|inicial|iniziali?e?|początkowy|początku)|sākum\p{L}*|начальн\p{L}*|alg(ne|us)|pradin\p{L}*|(žurnalo )?pradž\p{L}*|al (lo )?compr\p{L}*|beim? kauf|à l['’]achat|(at|when|on) (purchase|bought)|pērkot|pirk\p{L}*|(przy )?(za)?kup\p{L}*|при покупке|bij aankoop|vid köp|all'acquisto|na compra|ostes|ostettaessa/giu;

const GALLONS: readonly [RegExp, Volume][] = [
  [/\b(us|u\.s\.) gal/i, 'usgal'],
  [/\b(uk|imp(erial)?)\.? gal|\bgallons are (imperial|uk)/i, 'ukgal'],
];

const OF_MONEY =
  /^(currency|currencies|units?|währung|einheit(en)?|valūta|valuta|valuutta|valuuta|waluta|moneda|moeda|monnaie|devise|валюта|měna)$/iu;

/** 'All amounts in CHF'. */
const AMOUNTS =
  /(?<!\p{L})(amounts|prices|beträge|preise|belopp|beløb|beløp|montants|importes|importi|valores|kwoty|bedragen|суммы|суми|summad|summat|summas|sumos)(?!\p{L})/iu;

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

export function titleFacts({ titles }: Pick<NamedTable, 'titles'>): TitleFacts {
  const pairs = titles.flatMap(({ cells }) => pairsIn(cells));
  const of = (fits: (label: string, value: string) => boolean) =>
    pairs.find(([label, value]) => fits(label, value))?.[1];
  const named =
    of((label) => (nameFits(label).car ?? 0) > 0.8) ?? of((_, value) => partsOfCar(value) !== null) ?? '';
  // 'VW Passat, dyzelinas' is a car and its fuel.
  const isFuel = (part: string) => energyOf(part) !== null && /^\p{L}+$/u.test(part.trim());
  const parts = named.split(',');
  const car = parts.length > 1 ? parts.filter((part) => !isFuel(part)).join(',') : named;
  const start = pairs.find(([label]) => {
    const plain = label.replace(/\([^)]*\)/g, '').replaceAll(START, '');
    return plain.trim() !== label.trim() && (nameFits(plain).odometer ?? 0) > 0.5;
  });
  const text = titleOfTable({ titles });
  // A word in a name is none: 'Euro 5', 'an 8 ft bed', "BOB'S TRUCK".
  const money = titles.flatMap(({ cells }) =>
    pairsIn(cells).some(([label]) => OF_MONEY.test(label.trim()))
      ? cells
      : cells.filter((cell) => AMOUNTS.test(cell)),
  );
  const codes = new Set(
    money
      .join(' ')
      .split(/[^\p{L}$€£]+/u)
      .filter((word) => isMoneyWord(word))
      .flatMap((word) => currenciesOf(word)),
  );
  const { brand, model, year, plate, vin } = carOf('', { name: '', ...factsAmong(pairs) });
  // A year alone may be that of the rows.
  const made = brand && model && { brand, model, ...(year && { year }) };
  const described = { ...made, ...(plate && { plate }), ...(vin && { vin }) };
  const words = text.split(/[^\p{L}\p{N}]+/u);
  // Gas is liquid in some countries only, and what is charged is told by its units.
  const energies = new Set([
    ...words.filter((word) => isPlainName(word) && !/^(gas|electric)/i.test(word)),
    ...(parts.length > 1 ? parts.filter(isFuel) : []),
  ]);
  return {
    car: car.trim(),
    startOdometer: start ? wholeNumber(start[1]) : null,
    volume: GALLONS.find(([said]) => said.test(text))?.[1],
    energy: energies.size === 1 ? energyOf([...energies][0]!) : null,
    currency: codes.size === 1 ? [...codes][0] : undefined,
    described,
  };
}

/** What may name the car, although it does not say so. */
export const titleOfTable = ({ titles }: Pick<NamedTable, 'titles'>): string =>
  titles
    .flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell)))
    .join(' ')
    .slice(0, 200);
