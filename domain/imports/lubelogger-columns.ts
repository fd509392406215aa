import type * as z from 'zod/mini';
import { NO_KIND } from '#domain/exports/lubelogger.ts';
import type { FillUnit } from '#domain/fills/fill-units.ts';
import { Energy, Power } from '#domain/fills/schema.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { TimeOfDay } from '#domain/shapes.ts';
import { DISTANCE_UNITS, type DistanceUnit } from '#domain/units/units.ts';
import { isCurrency } from './currency-words.ts';
import { columnsOf } from './header-rules.ts';
import type { Table } from './session.ts';
import type { Volume } from './unit-rules.ts';

const columnsByName = (table: Table) =>
  columnsOf(table, {
    date: ['date', 'datecreated'],
    modified: ['datemodified'],
    title: ['description'],
    odometer: ['odometer', 'extrafield_odometer'],
    initial: ['initialodometer'],
    amount: ['fuelconsumed'],
    cost: ['cost'],
    economy: ['fueleconomy'],
    full: ['isfilltofull'],
    missed: ['missedfuelup'],
    socStart: ['startingsoc'],
    socEnd: ['endingsoc'],
    notes: ['notes', 'notetext'],
    station: ['extrafield_station'],
    shop: ['extrafield_shop'],
    mechanic: ['extrafield_mechanic'],
    currency: ['extrafield_currency'],
    fuel: ['extrafield_fuel'],
    time: ['extrafield_time'],
    price: ['extrafield_price'],
    discount: ['extrafield_discount'],
    power: ['extrafield_charging'],
    distance: ['extrafield_distance'],
    volume: ['extrafield_volume'],
    kind: ['extrafield_kind'],
    metric: ['metric'],
    dueDate: ['duedate'],
    dueKm: ['dueodometer'],
    boughtOn: ['purchasedate'],
    boughtFor: ['purchaseprice'],
    boughtIn: ['extrafield_purchasecurrency'],
    boughtKm: ['extrafield_purchaseodometer'],
    soldOn: ['solddate'],
    soldFor: ['soldprice'],
    soldIn: ['extrafield_soldcurrency'],
    brand: ['make'],
    model: ['model'],
    year: ['year'],
    plate: ['licenseplate'],
    vin: ['extrafield_vin'],
  });
export type Columns = ReturnType<typeof columnsByName>;

type Cells = readonly string[];
export const trimmed = (cells: Cells, column: number) => cells[column]?.trim() ?? '';

/** Extra fields that our own export writes; with any other content the field is somebody else's. */
const ownFields: [keyof Columns, fits: (cells: Cells, at: Columns) => boolean][] = [
  ['currency', (cells, at) => isCurrency(trimmed(cells, at.currency)) || isCostUnknown(cells, at)],
  ['fuel', (cells, at) => Energy.safeParse(trimmed(cells, at.fuel)).success],
  ['time', (cells, at) => isEmptyOr(TimeOfDay, trimmed(cells, at.time))],
  ['price', (cells, at) => isNumber(trimmed(cells, at.price))],
  ['discount', (cells, at) => isNumber(trimmed(cells, at.discount))],
  ['power', (cells, at) => isEmptyOr(Power, trimmed(cells, at.power))],
  ['kind', (cells, at) => ownKind(trimmed(cells, at.kind)) !== undefined],
  ['distance', (cells, at) => isDistanceUnit(trimmed(cells, at.distance))],
  ['volume', (cells, at) => Object.hasOwn(ownVolumes, trimmed(cells, at.volume))],
];

const isEmptyOr = (schema: z.ZodMiniType, cell: string) => cell === '' || schema.safeParse(cell).success;
const isNumber = (cell: string) => /^(\d+([.,]\d+)?)?$/.test(cell);

export const isDistanceUnit = (cell: string): cell is DistanceUnit =>
  DISTANCE_UNITS.some((unit) => unit === cell);

/** Kilowatt hours and kilograms are read as they are. */
export const ownVolumes: Record<FillUnit, Volume> = {
  L: 'l',
  'gal-us': 'usgal',
  'gal-uk': 'ukgal',
  kWh: 'l',
  kg: 'l',
};

/** No currency beside a cost of 0. */
export const isCostUnknown = (cells: Cells, at: Columns) =>
  trimmed(cells, at.currency) === '' && Number(trimmed(cells, at.cost).replace(',', '.')) === 0;

export function ownKind(cell: string): RepairKind | null | undefined {
  return cell === NO_KIND ? null : RepairKind.safeParse(cell).data;
}

export function columns(table: Table): Columns {
  const at = columnsByName(table);
  const foreign = ownFields.flatMap(([field, fits]) =>
    table.rows.every(({ cells }) => fits(cells, at)) ? [] : [field],
  );
  for (const field of foreign) at[field] = -1;
  return at;
}
