import type { Phrase } from '#domain/language/words.ts';
import type { ImportQuestion, TableField } from './schema.ts';

export const questionNames: Record<ImportQuestion['id'], Phrase> = {
  decimal: 'Decimal mark',
  dates: 'Date format',
  distance: 'Unit of distance',
  volume: 'Fuel unit',
  currency: 'Currency',
  energy: 'Fuel',
  kind: 'What the records are',
  columns: 'What is in which column?',
  lastOdometer: 'Odometer at the last fill-up',
};

export const choiceNames: Record<string, Phrase> = {
  '.': 'Period (1234.56)',
  ',': 'Comma (1234,56)',
  dmy: 'Day, month, year',
  mdy: 'Month, day, year',
  ymd: 'Year, month, day',
  km: 'Kilometers',
  mi: 'Miles',
  l: 'Liters',
  usgal: 'US gallons',
  ukgal: 'UK gallons',
  service: 'Service@kind',
  repair: 'Repair',
  upgrade: 'Upgrade',
};

export const columnNames: Record<TableField, Phrase> = {
  date: 'Date',
  time: 'Time',
  odometer: 'Odometer',
  distanceUnit: 'Unit of distance',
  trip: 'Distance since the last fill-up',
  amount: 'Amount of fuel',
  volumeUnit: 'Fuel unit',
  cost: 'Cost',
  price: 'Price per unit',
  discount: 'Discount',
  full: 'Filled to the top',
  partial: 'Not filled to the top',
  missed: 'A fill-up before this one is missing',
  energy: 'Fuel',
  socStart: 'Charged from (%)',
  socEnd: 'Charged to (%)',
  power: 'Charging',
  station: 'Station',
  title: 'Title',
  kind: 'Kind',
  currency: 'Currency',
  car: 'Car',
  notes: 'Notes',
};
