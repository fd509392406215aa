import type { ImportCase } from '#tests/import-files.ts';

export const lubeloggerCases: ImportCase[] = [
  {
    of: 'fuel of a server in the United States; a row without an amount is left out',
    locale: 'en-US',
    files: ['lubelogger-fuel-us.csv'],
    answers: { currency: 'USD', energy: 'gasoline', distance: 'mi', volume: 'usgal' },
    asks: ['currency', 'distance', 'energy', 'volume'],
    records: [
      'fill 2024-01-05 gasoline 42397 39.87USD 72758km full',
      'fill 2024-01-19 gasoline 40882 38.45USD 73273km full',
    ],
    skipped: { 'empty-fill': 1 },
  },
  {
    of: 'services of an Italian one',
    locale: 'it-IT',
    files: ['lubelogger-service-it.csv'],
    answers: { kind: 'service', distance: 'km' },
    asks: ['distance', 'kind'],
    records: [
      "repair 2024-03-14 service 1234.5EUR 46010km 'Tagliando'",
      "repair 2024-04-02 service 89.9EUR 46900km 'Pastiglie freni'",
    ],
  },
  {
    of: 'three files of one header, each of its own kind',
    locale: 'it-IT',
    files: ['lubelogger-service-it.csv', 'lubelogger-service-us.csv'],
    answers: {
      kinds: { 'lubelogger-service-it.csv': 'repair', 'lubelogger-service-us.csv': 'upgrade' },
      distance: 'km',
      currency: 'USD',
      datesOf: { 'lubelogger-service-it.csv': 'dmy', 'lubelogger-service-us.csv': 'mdy' },
    },
    asks: ['currency', 'dates', 'distance', 'kind'],
    records: [
      "repair 2024-03-14 repair 1234.5EUR 46010km 'Tagliando'",
      "repair 2024-04-02 repair 89.9EUR 46900km 'Pastiglie freni'",
      "repair 2025-09-14 other 1234.56USD 71000km 'Oil change'",
    ],
  },
  {
    of: 'taxes of a server without a culture, month first unless the owner says otherwise',
    locale: 'und',
    files: ['lubelogger-tax-invariant.csv'],
    answers: { dates: 'mdy', currency: 'EUR' },
    asks: ['currency', 'dates'],
    records: ["repair 2024-03-07 tax 145EUR 'Bollo'"],
  },
  {
    of: 'readings; zero is none',
    locale: 'sv-SE',
    files: ['lubelogger-odometer-iso.csv'],
    answers: { distance: 'km' },
    asks: ['distance'],
    records: ['mileage 2024-03-07 46480km', "note 2024-03-07 'Commute'"],
    skipped: { 'no-mileage': 1 },
  },
  {
    of: 'charges, in kWh whatever the volume unit is',
    locale: 'de-DE',
    files: ['lubelogger-ev-de.csv'],
    answers: { currency: 'EUR', distance: 'km', volume: 'usgal' },
    asks: ['currency', 'distance'],
    records: ['fill 2024-05-13 electric 41500 14.52EUR 12000km'],
  },
  {
    of: 'fuel of a British server: day first, miles and gallons of the United Kingdom',
    locale: 'en-GB',
    files: ['lubelogger-fuel-gb.csv'],
    answers: { currency: 'GBP', energy: 'gasoline', distance: 'mi', volume: 'ukgal' },
    asks: ['currency', 'distance', 'energy', 'volume'],
    records: [
      'fill 2024-01-18 gasoline 43188 64.5GBP 77570km full',
      'fill 2024-02-02 gasoline 42051 62.9GBP 78198km full missed',
    ],
  },
  {
    of: 'services of a Latvian one: a no-break space between thousands',
    locale: 'lv-LV',
    files: ['lubelogger-service-lv.csv'],
    answers: { kind: 'service', distance: 'km' },
    asks: ['distance', 'kind'],
    records: [
      "repair 2024-03-07 service 1234.5EUR 186200km 'Eļļas maiņa'",
      "repair 2024-03-21 service 45EUR 186900km 'Riepu maiņa'",
    ],
  },
  {
    of: 'services of a Japanese one: yen without decimals could be decimals',
    locale: 'ja-JP',
    files: ['lubelogger-service-ja.csv'],
    answers: { kind: 'service', distance: 'km', currency: 'JPY', decimal: '.' },
    asks: ['currency', 'decimal', 'distance', 'kind'],
    records: [
      "repair 2024-03-14 service 5500JPY 46010km 'オイル交換'",
      "repair 2024-04-02 service 98000JPY 46900km '車検'",
    ],
  },
  {
    of: 'supplies, plans and equipment, which become notes',
    locale: 'en-US',
    files: ['lubelogger-supply.csv', 'lubelogger-plan.csv', 'lubelogger-equipment.csv'],
    asks: [],
    records: ["note 2024-03-15 'Oil filters'", "note 2024-03-16 'New clutch'", "note 'Winter tires'"],
  },
];
