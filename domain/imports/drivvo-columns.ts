import { columnOf } from './header-rules.ts';
import { lookUp, namesByWord } from './look-up.ts';
import { hashName, type Section } from './sections.ts';

type Kind = 'fill' | 'expense' | 'service' | 'vehicle';

export const SECTIONS = namesByWord<Kind>(
  `fill: refuelling refueling reabastecimiento abastecimento заправка | expense: expense gasto despesa расход
  | service: service servicio serviço сервис | vehicle: vehicle`,
);

export const isDrivvoSection = (lone: string): boolean =>
  lookUp(SECTIONS, hashName(lone) ?? '') !== undefined;

const NOTES = ['примечание', 'notes', 'note', 'observação', 'observações', 'observacion', 'observación'];
const STATIONS = ['азс', 'gasstation', 'station', 'posto', 'postodecombustível', 'gasolinera', 'estación'];
const VEHICLES = ['vehicle', 'veículo', 'vehículo', 'автомобиль', 'pojazd'];
const TITLES = ['title', 'título', 'titulo', 'название', 'titel', 'tytuł', 'titolo', 'titre', 'nosaukums'];
const NOTES_MORE = ['notas', 'nota', 'opis', 'uwagi', 'bemerkung', 'remarques', 'комментарий'];
const STATIONS_MORE = 'stacja,stacjapaliw,tankstelle,posto de gasolina,placename,local,lugar'.split(',');

/** Headers are translated, so columns are found by position; the last ones depend on the width of the table. */
export function fillColumns(table: Section) {
  const { headers } = table;
  const hasThreeFuels = headers.length >= 22;
  const isWide = headers.length >= 29;
  const named = (names: readonly string[], wide: number, narrow: number) => {
    const found = columnOf(headers, names);
    if (found !== -1) return found;
    if (!hasThreeFuels) return -1;
    return isWide ? wide : narrow;
  };
  return {
    km: 0,
    date: 1,
    derived: hasThreeFuels ? [17, 18] : [],
    fuels: (hasThreeFuels ? [2, 7, 12] : [2]).map((first) => ({
      fuel: first,
      price: first + 1,
      cost: first + 2,
      amount: first + 3,
      full: first + 4,
    })),
    missed: columnOf(headers, ['missed*']),
    power: isWide ? 19 : -1,
    socStart: isWide ? 20 : -1,
    socEnd: isWide ? 21 : -1,
    discount: isWide ? 28 : -1,
    station: named([...STATIONS, ...STATIONS_MORE], 23, 19),
    notes: named([...NOTES, ...NOTES_MORE], 27, 21),
    vehicle: vehicleColumn(table, isWide ? 29 : -1),
  };
}

/** Expenses have a reason before the payment; both end with a title and a discount in newer versions, then the car. */
export function workColumns(table: Section) {
  const { headers, name } = table;
  const isExpense = SECTIONS[name] === 'expense';
  const isWide = headers.length >= 10;
  const [narrowNotes, wideNotes] = isExpense ? [6, 8] : [5, 7];
  const named = (names: readonly string[], at: number) => {
    const found = columnOf(headers, names);
    return found === -1 ? at : found;
  };
  const notes = named([...NOTES, ...NOTES_MORE], isWide ? wideNotes : narrowNotes);
  return {
    km: 0,
    date: 1,
    cost: 2,
    type: 3,
    place: 4,
    notes,
    title: named(TITLES, isWide ? notes + 1 : -1),
    vehicle: vehicleColumn(table, notes + 3),
  };
}

/** A number is no car: in a table without cars the discount stands there. */
function vehicleColumn({ headers, rows }: Section, usual: number): number {
  const found = columnOf(headers, VEHICLES);
  if (found !== -1) return found;
  return rows.some(({ cells }) => /\p{L}/u.test(cells[usual] ?? '')) ? usual : -1;
}
