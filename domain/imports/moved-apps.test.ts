import { expect, test } from 'vitest';
import { dataTestsOf, partsOf, tablesOf } from '#tests/tables.ts';
import { asked, importContext, importProblems, lines, readText, textFile } from '#tests/import-files.ts';
import { readImport } from './read-import.ts';

const skipped = (text: string) =>
  Object.fromEntries(readText(text).skipped.map(({ reason, count }) => [reason, count]));

const dataTest = dataTestsOf('imports/any-table.tsv');
const textOf = (of: string) =>
  tablesOf('imports/any-table.tsv')('a file of an app is read by its shape').find(
    ([name]) => name === of,
  )![1]!;
const fuelioGas = textOf('Fuelio on gas, whose column is named by its unit');
const fuellyServices = textOf("the services of Fuelly's site, dated by the event");

dataTest('a file of an app is read by its shape', { tags: ['IMP-01'] }, (_of, text, records) => {
  expect(lines(readText(text)).map((line) => line.replace('USD', 'EUR'))).toEqual(partsOf(records));
  expect(importProblems(readText(text))).toEqual([]);
  expect(readText(text).cars.filter(({ key }) => /^\d*$/.test(key) && key !== '')).toEqual([]);
});

test(
  'Fuelio: an interval that was partly driven on the other fuel has no figure',
  { tags: ['IMP-01'] },
  () => {
    const text = fuelioGas.replace('"1.4","0.0"', '"1.4","100.0"');
    expect(lines(readText(text))[0]).toBe('fill 2026-05-02 cng 12000 16.8EUR 20400km full missed');
    expect(readText(text).records[0]?.fields).toMatchObject({ notes: 'ExcludeDistance: 100.0' });
  },
);

test('what was paid for the car, income, trips and lists are counted', { tags: ['IMP-06'] }, () => {
  expect(skipped(fuellyServices)).toEqual({ purchase: 1 });
  expect(
    skipped('My Fuel Manager - INCOMES\nDate;Total price;Currency;Odometer\n12/17/2025;5;USD;341150'),
  ).toEqual({
    income: 1,
  });
});

test('what a known app has and Carful does not keep is counted by kind', { tags: ['IMP-06'] }, () => {
  const fuelio = `${fuelioGas}
## FavStations
"Name","Latitude"
"Shell","56.1"
## Pictures
"Date","FileName"
"2026-05-02","a.jpg"
## Category
"CategoryId","Name"
"1","Business"
## TripLog
"Title","StartDate","EndDate"
"To work","2026-05-02","2026-05-02"
"Home","2026-05-02","2026-05-02"`;
  expect(skipped(fuelio)).toEqual({ list: 1, attachment: 1, category: 1, trip: 2 });
  const drivvo = `##Refuelling
"Odometer (km)","Date","Fuel","Price / L","Total cost","Volume","Full tank"
"45000","2024-08-07 08:59:24","Pb95","6.29","226.13","35.95","Yes"
##Reminder
"Odometer (km)","Date","Type"
"50000","2027-01-01","Oil change"
##Route
"Initial odometer","Date","Final odometer"
"45000","2024-08-07","45100"`;
  expect(skipped(drivvo)).toEqual({ reminder: 1, trip: 1 });
});

test('headings without rows are an error', { tags: ['IMP-06'] }, () => {
  const { source, unreadable } = readText('## Log\n"Data","Odo (km)","Fuel (litres)","Full"');
  expect([source, unreadable]).toEqual(['fuelio', [{ file: 'export.csv', row: null, reason: 'no-rows' }]]);
});

const roadTrip = `ROAD TRIP CSV ",."
Version,Language
1500,en

FUEL RECORDS
Odometer (mi),Trip Distance,Date,Fill Amount,Fill Units,Price per Unit,Total Price,Partial Fill,MPG,Note,Octane,Location,Reset,Currency Code
337,,"2026-2-3 18:39",17.743,Gal,3.7992,67.41,,,,"93 Octane","Shell",Reset,
621,284,"2026-2-4 21:24",15.847,Gal,4.4993,71.3,Partial,17.9214,,"93 Octane","Shell",,

MAINTENANCE RECORDS
Description,Date,Odometer (mi.),Cost,Note,Location,Type,Subtype,Payment,Reminder Interval
"Oil change","2026-2-28 13:40",1248,51.7,,"Workshop",Service,,"Card",

ROAD TRIPS
Name,Start Date,Start Odometer (mi.),End Date,End Odometer,Note,Distance
"North","2026-4-10 16:59",2615,"2026-4-15 16:59",4362,,1747

VEHICLE
Name,Odometer,Units,Notes,Tank Capacity
"Coupe","mi","MPG","Plate:
VIN:",18`;

test(
  'sections of an app that has no reader are read each by its own columns',
  { tags: ['IMP-01', 'IMP-06'] },
  () => {
    const answers = { volume: 'usgal', energy: 'gasoline', currency: 'USD' } as const;
    expect(lines(readText(roadTrip, answers))).toEqual([
      'fill 2026-02-03 gasoline 67165 67.41USD 542km full missed',
      'fill 2026-02-04 gasoline 59987 71.3USD 999km',
      "repair 2026-02-28 service 51.7USD 2008km 'Oil change'",
    ]);
    expect(asked(readText(roadTrip, answers))).toEqual([]);
    expect(readText(roadTrip).source).toBe('table');
    expect(skipped(roadTrip)).toMatchObject({ trip: 1 });
  },
);

const services = textFile(fuellyServices, 'services.csv');
const fillups = textFile(
  `car_name,model,l/100km,odometer,km,litres,price,city_percentage,fuelup_date,date_added,tags,notes,missed_fuelup,partial_fuelup,latitude,longitude,brand
Civic,Honda Civic,7,93500,500,35,1.5,50,2024-05-01,2024-05-01,,,0,0,,,`,
  'fillups.csv',
);

test('both files of one app go together, and one says the unit of the other', { tags: ['IMP-01'] }, () => {
  const both = readImport([services, fillups], { energy: 'gasoline', currency: 'EUR' }, importContext);
  expect(asked(both)).toEqual([]);
  expect(both.records.map(({ kind, car }) => `${kind} ${car}`)).toEqual(['repair Civic', 'fill Civic']);
});
