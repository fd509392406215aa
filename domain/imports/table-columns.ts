import { columnOf } from './header-rules.ts';
import { tableFields, type TableField } from './schema.ts';

const NAMES: Record<TableField, readonly string[]> = {
  date: ['date', 'datums', 'datum', 'data', 'fecha', 'дата', 'day', 'date*', 'datums*'],
  odometer: [
    'odometer',
    'odo',
    'mileage',
    'nobraukums',
    'odometrs',
    'km',
    'kilometers',
    'kilometerstand',
    'km-stand',
    'przebieg',
    'пробег',
    'odómetro',
    'odometer*',
    'odo(*',
    'mileage*',
    'nobraukums*',
  ],
  amount: [
    'litres',
    'liters',
    'gallons',
    'volume',
    'amount',
    'quantity',
    'fuel',
    'daudzums',
    'litri',
    'kwh',
    'menge',
    'liter',
    'litry',
    'litros',
    'литры',
    'litr*',
    'liter*',
    'gallon*',
    'volume*',
    'fuel(*',
    'quantity*',
    'daudzums*',
  ],
  cost: [
    'cost',
    'totalcost',
    'total',
    'totalprice',
    'price',
    'izmaksas',
    'summa',
    'kopā',
    'kosten',
    'koszt',
    'coste',
    'стоимость',
    'cost*',
    'total*',
    'summa*',
  ],
  price: ['priceperliter', 'priceperlitre', 'pricepergallon', 'unitprice', 'price/l', 'cenapar*', 'price/*'],
  full: ['full', 'fulltank', 'isfull', 'filled', 'pilns', 'pilnabāka', 'voll', 'full*'],
  missed: ['missed', 'missedfillup', 'missed*'],
  energy: ['fueltype', 'energy', 'degviela', 'degvielasveids', 'kraftstoff', 'paliwo', 'топливо'],
  station: [
    'station',
    'gasstation',
    'uzpildesstacija',
    'dus',
    'tankstelle',
    'азс',
    'stacja',
    'garage',
    'shop',
  ],
  title: [
    'title',
    'description',
    'service',
    'work',
    'darbs',
    'nosaukums',
    'apraksts',
    'beschreibung',
    'opis',
  ],
  kind: ['kind', 'category', 'type', 'veids', 'kategorija', 'art', 'typ'],
  currency: ['currency', 'valūta', 'währung', 'waluta', 'валюта'],
  car: ['car', 'vehicle', 'auto', 'automašīna', 'fahrzeug', 'pojazd', 'автомобиль'],
  notes: ['notes', 'note', 'comments', 'comment', 'piezīmes', 'piezīme', 'bemerkung', 'notatki', 'notas'],
};

/** Field → header, as far as the headers say it; a header is used once. */
export function suggestColumns(headers: readonly string[]): Partial<Record<TableField, string>> {
  const left = [...headers];
  const found: Partial<Record<TableField, string>> = {};
  for (const field of tableFields) {
    const at = columnOf(left, NAMES[field]);
    if (at === -1) continue;
    found[field] = left[at]!;
    left[at] = '';
  }
  return found;
}
