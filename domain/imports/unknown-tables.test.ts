import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { asked, lines, readText } from '#tests/import-files.ts';
import { summaryOf } from './summary-rules.ts';
import type { ImportAnswers } from './schema.ts';

const answers: ImportAnswers = { distance: 'km', volume: 'l', energy: 'gasoline', currency: 'EUR' };
const read = (text: string) => readText(text, answers);

tableTest([
  {
    of: 'a price of a unit whose name begins like the amount',
    text: 'Data,Odo (km),Fuel (litres),Full,Price (optional),FuelType,VolumePrice\n2026-01-01 10:00,10000,42,1,63,110,1.5\n2026-01-10 10:00,10500,40,1,60,110,1.5',
    records: [
      'fill 2026-01-01 gasoline 42000 63EUR 10000km full',
      'fill 2026-01-10 gasoline 40000 60EUR 10500km full',
    ],
  },
  {
    of: 'an amount of money beside a volume',
    text: 'id,date,odometer,amount,currency,note,volumeL,unitPrice,fuelKind,isFull\na,2026-01-10,10500,60.00,EUR,,40,1.5,petrol95,true',
    records: ['fill 2026-01-10 gasoline 40000 60EUR 10500km full'],
  },
  {
    of: 'a title line, a fuel in code and two cars',
    text: 'My Fuel Manager - Fuel\nDate;Fillup volume;Odometer;Total price;Currency;Fuel;Tank status after fillup;%;Note;Vehicle name\n8/24/2026;40;121727;62.22;EUR;2;F;100;"";"Volvo"\n8/17/2026;36;119486;50;EUR;2;F;62;"";"Audi"',
    records: [
      'fill 2026-08-24 gasoline 40000 62.22EUR 121727km full',
      'fill 2026-08-17 gasoline 36000 50EUR 119486km',
    ],
    cars: ['Volvo', 'Audi'],
  },
  {
    of: 'money alone',
    text: 'amount,date,tags,description\n9.99,2026-01-31,"Coffee,Personal",Breakfast',
    records: ["repair 2026-01-31 9.99EUR 'Breakfast'"],
  },
  {
    of: 'a date of entry beside that of the event',
    text: 'car_name,model,odometer,price,date,date_added,service\nBlue,Golf,50000,120,2024-03-01,2026-05-01,Oil change\nRed,Polo,60000,80,2024-04-01,2026-05-01,Brakes',
    records: [
      "repair 2024-03-01 service 120EUR 50000km 'Oil change'",
      "repair 2024-04-01 80EUR 60000km 'Brakes'",
    ],
    cars: ['Blue', 'Red'],
  },
  {
    of: 'partial instead of full',
    text: 'date,mileage,volume,price,partial\n2026-01-01,10000,40,60,FALSE\n2026-01-10,10500,35,52,FALSE\n2026-01-20,10900,10,15,TRUE',
    records: [
      'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
      'fill 2026-01-10 gasoline 35000 52EUR 10500km full',
      'fill 2026-01-20 gasoline 10000 15EUR 10900km',
    ],
  },
  {
    of: 'a purchase of unknown amount',
    text: 'date,mileage,volume,price,full\n2026-01-01,10000,40,60,1\n2026-01-10,10500,,62,1\n2026-01-20,11000,42,63,1',
    records: [
      'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
      'fill 2026-01-10 gasoline 62EUR 10500km',
      'fill 2026-01-20 gasoline 42000 63EUR 11000km full',
    ],
  },
  {
    of: 'German, prices of a liter before totals',
    text: 'Tankdatum;Kilometerstand;Literpreis;Getankte Menge;Gesamtpreis;Volltankung;Tankstelle\n02.01.2026;45000;1,659;38,50;63,87;ja;Aral\n15.01.2026;45600;1,679;40,00;67,16;nein;Shell',
    records: [
      'fill 2026-01-02 gasoline 38500 63.87EUR 45000km full',
      'fill 2026-01-15 gasoline 40000 67.16EUR 45600km',
    ],
  },
  {
    of: 'Polish',
    text: 'Data,Przebieg,Ilość paliwa,Cena za litr,Koszt,Pełny bak,Uwagi\n2026-01-02,45000,38.5,6.59,253.72,tak,\n2026-01-15,45600,40,6.49,259.60,nie,trasa',
    records: [
      'fill 2026-01-02 gasoline 38500 253.72EUR 45000km full',
      'fill 2026-01-15 gasoline 40000 259.6EUR 45600km',
    ],
  },
  {
    of: 'French, with derived columns',
    text: 'Jour;Compteur;Distance;Volume (L);Prix total;Conso (L/100)\n02/01/2026;45000;;38,5;63,87;\n15/01/2026;45600;600;40;67,16;6,67',
    records: [
      'fill 2026-01-02 gasoline 38500 63.87EUR 45000km full',
      'fill 2026-01-15 gasoline 40000 67.16EUR 45600km full',
    ],
  },
  {
    of: 'Spanish, in camel case',
    text: 'fechaCarga,fecha,kilometraje,litros,precioLitro,total,tanqueLleno\n2026-01-03,2026-01-02,45000,40,1.5,60,si\n2026-01-16,2026-01-15,45600,30,1.5,45,no',
    records: [
      'fill 2026-01-02 gasoline 40000 60EUR 45000km full',
      'fill 2026-01-15 gasoline 30000 45EUR 45600km',
    ],
  },
  {
    of: 'charges',
    text: 'id,vehicleId,date,odometer,amount,currency,energyKWh,unitPrice,chargeType,provider,socStartPct,socEndPct\na,b,2026-08-11,82400,16.85,EUR,43.2,0.39,dcPublic,Ionity,18.0,92.0',
    records: ['fill 2026-08-11 electric 43200 16.85EUR 82400km full'],
  },
  {
    of: 'Latvian, the currency in a name, a price of three decimals',
    text: 'Datums;Nobraukums;Litri;Summa, EUR;Cena;DUS\n02.01.2026;45000;38,5;63,87;1,659;Neste\n15.01.2026;45600;40;67,16;1,679;Circle K',
    records: [
      'fill 2026-01-02 gasoline 38500 63.87EUR 45000km full',
      'fill 2026-01-15 gasoline 40000 67.16EUR 45600km full',
    ],
  },
  {
    of: 'Finnish',
    text: 'Päivämäärä;Mittarilukema;Litrat;Hinta;Litrahinta;Täysi\n2.1.2026;45000;38,5;63,87;1,659;kyllä\n15.1.2026;45600;40;67,16;1,679;ei',
    records: [
      'fill 2026-01-02 gasoline 38500 63.87EUR 45000km full',
      'fill 2026-01-15 gasoline 40000 67.16EUR 45600km',
    ],
  },
  {
    of: 'two cars whose readings take turns',
    text: 'Auto;Datums;Km;Litri;Summa\nZils;02.01.2026;45000;38,5;63,87\nSarkans;03.01.2026;12000;30;50\nZils;15.01.2026;45600;40;67,16\nSarkans;20.01.2026;12500;31;52',
    records: [
      'fill 2026-01-02 gasoline 38500 63.87EUR 45000km full',
      'fill 2026-01-03 gasoline 30000 50EUR 12000km full',
      'fill 2026-01-15 gasoline 40000 67.16EUR 45600km full',
      'fill 2026-01-20 gasoline 31000 52EUR 12500km full',
    ],
    cars: ['Zils', 'Sarkans'],
  },
  {
    of: 'units in columns of their own',
    text: 'Date,Odometer,Odometer unit,Volume,Volume unit,Total\n2026-01-02,45000,mi,10.5,gal (US),36.3',
    records: ['fill 2026-01-02 gasoline 39747 36.3EUR 72420km full'],
  },
  {
    of: 'charges with a beginning and an end',
    text: 'start_date,end_date,charge_energy_added,start_battery_level,end_battery_level,odometer,cost\n2026-01-02 10:00,2026-01-02 11:00,40.5,20,80,45000.5,12.15',
    records: ['fill 2026-01-02 electric 40500 12.15EUR 45001km full'],
  },
  {
    of: 'money with the rate of its currency, in a table that says nothing of fuel',
    text: 'id,date,odometer,amount,currency,rate,note,vendor\na,2026-08-05,82500,148.00,EUR,1,,Bosch Service',
    records: ["repair 2026-08-05 148EUR 82500km 'Bosch Service'"],
  },
  {
    of: 'a list without a date beside fill-ups',
    text: 'FUEL\ndate,odometer,litres,cost,full\n2026-01-01,10000,40,60,1\nTIRES\nName,Start Date,Size,Distance\nDefault,,,30780',
    records: ['fill 2026-01-01 gasoline 40000 60EUR 10000km full'],
  },
  {
    of: 'a line of units below the names, lines of years and totals, and months by their names',
    text: 'Truck log,,,,,\nDate,What,Odometer,Gallons,Amount,Not full\n,,miles,US gal,$,x = not filled up\n2023,,,,,\n"Mar 15, 2023",Gas,"10,000",10,$30.00,\n"4 May 2023",Wash,"10,300",,$9.00,\nTotal 2023,,,10,$39.00,',
    records: ['fill 2023-03-15 gasoline 37854 30EUR 16093km full', "repair 2023-05-04 9EUR 16576km 'Wash'"],
  },
  {
    of: 'the same columns below the name of each car, and days in seconds since 1970',
    text: 'Golf\nDate,Odometer,Litres,Cost,Full\n1767225600,10000,40,60,1\n\nPassat\nDate,Odometer,Litres,Cost,Full\n1767312000,50000,45,70,1',
    records: [
      'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
      'fill 2026-01-02 gasoline 45000 70EUR 50000km full',
    ],
    cars: ['Golf', 'Passat'],
  },
  {
    of: 'a unit of its own for each row, codes of kinds, and what is only a reading',
    text: 'Date,Code,Odo (km),Qty,Unit,Amount,Fill,Where\n2024/06/02,E,33605,11.86,kWh,4.27,,home\n2024/06/06,G,33710,40,L,60,F,Shell\n2024/06/07,G,33810,10,L,15,P,Shell\n2024/06/08,O,33900,,,,,\n2024/06/09,P,33950,,,5,,Garage',
    records: [
      'fill 2024-06-02 electric 11860 4.27EUR 33605km',
      'fill 2024-06-06 gasoline 40000 60EUR 33710km full',
      'fill 2024-06-07 gasoline 10000 15EUR 33810km',
      'mileage 2024-06-08 33900km',
      "repair 2024-06-09 5EUR 33950km 'Garage'",
    ],
  },
  {
    of: 'the day of the event beside that of its entry, and a total in a currency of its own',
    text: 'entered_at;happened_on;Pojazd;Przebieg [km];Opis prac;Części [zł];Razem [zł]\n2021-03-20;2021-03-16;Auris;96 981;Olej;263,20;497,72\n2021-05-01;2021-04-10;Auris;97 687;Opony;0,00;188,00',
    records: [
      "repair 2021-03-16 service 497.72PLN 96981km 'Olej'",
      "repair 2021-04-10 tyres 188PLN 97687km 'Opony'",
    ],
  },
  {
    of: 'expenses of an amount',
    text: 'Date;Category;Amount;Odometer;Description\n2026-01-02;Insurance;350;45000;OCTA\n2026-01-15;Repair;120;45600;Brakes',
    records: [
      "repair 2026-01-02 insurance 350EUR 45000km 'OCTA'",
      "repair 2026-01-15 repair 120EUR 45600km 'Brakes'",
    ],
  },
] as { of: string; text: string; records: string[]; cars?: string[] }[])(
  'a table from any app is read by its names and cells, without a question about columns',
  { tags: ['IMP-03'] },
  ({ text, records, cars }) => {
    expect(lines(read(text))).toEqual(records);
    expect(asked(read(text))).not.toContain('columns');
    if (cars) expect(read(text).cars.map(({ key }) => key)).toEqual(cars);
  },
);

tableTest([
  {
    of: 'two columns that may be the total',
    text: 'date,km,litres,sum,total\n2026-01-01,10000,40,60,66\n2026-01-09,10500,35,50,55',
  },
  { of: 'no names', text: '2026-01-01,10000,40,60\n2026-01-10,10500,35,52' },
  {
    of: 'names of nothing known',
    text: 'Wann;Eins;Zwei;Drei\n2026-01-01;10000;40;60\n2026-01-10;10500;35;52',
  },
  {
    of: 'a reading without a known name',
    text: 'date,litres,cost,Lasījums\n2026-01-01,40,60,10000\n2026-01-10,35,52,10500',
  },
])('a table that leaves a doubt is asked about', { tags: ['IMP-03'] }, ({ text }) => {
  const columns = read(text).questions.find(({ id }) => id === 'columns');
  expect(columns?.suggested).toBeNull();
});

test(
  'the answer about columns is kept by the shape of the table, whatever its rows',
  { tags: ['IMP-03'] },
  () => {
    const header = 'Wann;Eins;Zwei;Drei';
    const [table] = read(`${header}\n2026-01-01;10000;40;60`).tables;
    const columns = { [table!.shape]: { date: 'Wann', odometer: 'Eins', amount: 'Zwei', cost: 'Drei' } };
    const other = readText(`${header}\n2026-02-01;11000;30;45`, { ...answers, columns });
    expect(lines(other)).toEqual(['fill 2026-02-01 gasoline 30000 45EUR 11000km full']);
    expect(asked(other)).toEqual([]);
  },
);

test('tables that were joined are read each by its own header', { tags: ['IMP-01'] }, () => {
  const fuel = 'date,odometer,litres,cost\n2026-01-01,10000,40,60';
  const work = 'date,cost,odometer,title\n2026-01-02,100,10100,Oil change';
  expect(lines(read(`${fuel}\n${work}\n${fuel.replaceAll('01-01', '02-01')}`))).toEqual([
    'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
    "repair 2026-01-02 service 100EUR 10100km 'Oil change'",
    'fill 2026-02-01 gasoline 40000 60EUR 10000km full',
  ]);
});

test('fuel of unknown amount costs, and opens the consumption after it', { tags: ['IMP-20'] }, () => {
  const rows = ['2026-01-01,10000,40,60,1', '2026-01-10,10500,,62,1', '2026-01-20,11000,42,63,1'];
  const { records, skipped } = read(['date,mileage,volume,price,full', ...rows].join('\n'));
  expect(summaryOf(records)).toMatchObject([
    { all: { money: [{ minor: 18_500 }] }, energies: [{ per100: null }] },
  ]);
  expect(skipped).toEqual([{ reason: 'unknown-amount', count: 1 }]);
});

test('fuel of unknown amount is told from work by the kinds that fuel has', { tags: ['IMP-20'] }, () => {
  const rows = ['2026-01-01,Fuel,10000,40,60', '2026-01-02,Fuel,10100,,20', '2026-01-03,Repair,10200,,90'];
  expect(lines(read(['date,type,odometer,litres,cost', ...rows].join('\n')))).toEqual([
    'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
    'fill 2026-01-02 gasoline 20EUR 10100km',
    "repair 2026-01-03 repair 90EUR 10200km 'Repair'",
  ]);
});

test('a total and a price say the amount, which is counted', { tags: ['IMP-01'] }, () => {
  const { records, skipped } = read(
    'date,odometer,litres,price per liter,total,full\n2026-01-01,10000,,1.5,60,1',
  );
  expect(records).toMatchObject([{ fields: { amount: 40_000, cost: 60 } }]);
  expect(skipped).toEqual([{ reason: 'computed-amount', count: 1 }]);
});

test(
  'a file with distances asks for the odometer at the last fill-up, and counts back from it',
  { tags: ['IMP-21'] },
  () => {
    const text =
      'date,trip (km),litres,cost,full\n2026-01-20,500.4,35,52,1\n2026-01-10,400.4,30,45,1\n2026-01-01,,40,60,1';
    const open = read(text);
    expect(open.questions).toMatchObject([{ id: 'lastOdometer', choices: [''], samples: ['2026-01-20'] }]);
    expect(open.skipped).toContainEqual({ reason: 'trip-distance', count: 2 });
    const answered = readText(text, { ...answers, lastOdometer: { '': 50_000 } });
    expect(lines(answered)).toEqual([
      'fill 2026-01-20 gasoline 35000 52EUR 50000km full',
      'fill 2026-01-10 gasoline 30000 45EUR 49500km full',
      'fill 2026-01-01 gasoline 40000 60EUR 49099km full',
    ]);
    expect(answered.noted).toBe(0);
    const partly = read(
      'date,odometer,trip (km),litres\n2026-01-01,10000,,40\n2026-01-10,,500,35\n2026-01-20,11000,500,36',
    );
    expect(lines(partly)[1]).toBe('fill 2026-01-10 gasoline 35000 10500km full');
    expect(asked(partly)).toEqual([]);
  },
);

test(
  'without a column of it every fill-up is taken as full, and that is counted',
  { tags: ['IMP-06'] },
  () => {
    expect(read('date,mileage,volume,price\n2026-01-01,10000,40,60').skipped).toEqual([
      { reason: 'taken-as-full', count: 1 },
    ]);
  },
);
