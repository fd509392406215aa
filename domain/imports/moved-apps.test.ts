import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { asked, importContext, importProblems, lines, readText, textFile } from '#tests/import-files.ts';
import { readImport } from './read-import.ts';

const skipped = (text: string) =>
  Object.fromEntries(readText(text).skipped.map(({ reason, count }) => [reason, count]));

const fuelioGas = `"## Vehicle"
"Name","DistUnit","FuelUnit","ImportCSVDateFormat","Make","Model","Year","TankCount","Tank1Type","Tank2Type","FuelUnitTank2"
"Punto","0","4","yyyy-MM-dd","FIAT","Punto","2010","2","500","100","0"
"## Log"
"Data","Odo (km)","kg","Full","Price (optional)","km/l (optional)","Missed","TankNumber","FuelType","VolumePrice","ExcludeDistance"
"2026-05-02 10:00","20400.0","12.0","1","16.8","","0","1","501","1.4","0.0"
"2026-05-01 12:00","20300.0","20.0","0","34.0","","0","2","110","1.7","0.0"
"2026-04-20 10:00","20000.0","11.0","1","15.4","","0","1","501","1.4","0.0"`;

const gas = [
  'fill 2026-05-02 cng 12000 16.8EUR 20400km full',
  'fill 2026-05-01 gasoline 20000 34EUR 20300km',
  'fill 2026-04-20 cng 11000 15.4EUR 20000km full',
];

const acarEvents = `Metadata
"M/d/yyyy"
Event Records
"Vehicle","Date","Time","Odometer Reading","Distance Unit","Type","Sub Types","Total Cost","Payment","Place Name","Place Address","Place Street","Place City","Place State","Place City","Place Country","Tags","Notes"
"Camry","5/14/2026","10:43","93,600","mi","Service","Engine Oil","$22.00","Card","Home","","1 Road","Town","UT","USA","",""`;

const drivvo2025 = `##Refuelling
"Odometer (km)","Date","Fuel","Price / L","Total cost","Volume","Filled tank completely"
"20400.0","2026-05-01 10:00:00","Gasoline","1.7","34","20","Yes"
##Expense
"Odometer (km)","Date","Total cost","Type of expense","Local expense","Driver","Reason","Payment","Notes","Title","Discount"
"20500.0","2026-05-03 10:00:00","60","Inspection","","driver-1","","","bring papers","","0"`;

const fuellyServices = `car_name, model, odometer, price, service_date, date_added, tags, service_type, sub_service_types, notes, latitude, longitude
"Civic","Honda Civic",93600.0,22.00,2024-05-14,2026-05-14 12:59:56,"","service","oil_change","",,
"Fit","Honda Fit",1000.0,9000.00,2024-05-15,2026-05-15 12:59:56,"","bought","","",,`;

const myGarageMiles = `units_version,unit_system,Date,Filled At,Mileage,Engine Hours,Gallons,Price Per Gallon,Total Cost,Full Tank,Missed Fill-up,Fuel Type Used,Notes
5,imperial,2026-03-01,,10000.00,,10.000,3.500,35.00,Yes,No,Regular,
5,imperial,2026-03-10,,10300.00,,10.000,3.500,35.00,Yes,No,Regular,`;

const spritmonitorFirst = `Datum;Km-Stand;Teil-Km;Spritmenge;Kosten;Währung;Tankart;Reifen;Strecken;Fahrweise;Kraftstoff;Bemerkung;Verbrauch
01.02.2026;10000,00;0,00;45,00;67,50;EUR;0;1;14;2;8;"";`;

tableTest([
  { of: 'Fuelio on gas, whose column is named by its unit', text: fuelioGas, records: gas },
  {
    of: 'the log of it saved alone',
    text: fuelioGas.split('\n').slice(4).join('\n'),
    records: gas,
  },
  {
    of: 'aCar 5, whose header names a column twice',
    text: acarEvents,
    records: ["repair 2026-05-14 service 22EUR 150635km 'Engine Oil'"],
  },
  {
    of: 'Drivvo of 2025 without a car',
    text: drivvo2025,
    records: [
      'fill 2026-05-01 gasoline 20000 34EUR 20400km full',
      "repair 2026-05-03 inspection 60EUR 20500km 'Inspection'",
    ],
  },
  {
    of: "the services of Fuelly's site, dated by the event",
    text: fuellyServices,
    records: ["repair 2024-05-14 service 22EUR 93600km 'oil change'"],
  },
  {
    of: 'MyGarage in miles',
    text: myGarageMiles,
    records: [
      'fill 2026-03-01 gasoline 37854 35EUR 16093km full',
      'fill 2026-03-10 gasoline 37854 35EUR 16576km full',
    ],
  },
  {
    of: 'what Spritmonitor keeps out of its figures',
    text: spritmonitorFirst,
    records: ['fill 2026-02-01 gasoline 45000 67.5EUR 10000km missed'],
  },
])('a file of an app is read by its shape', { tags: ['IMP-01'] }, ({ text, records }) => {
  expect(lines(readText(text)).map((line) => line.replace('USD', 'EUR'))).toEqual(records);
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
  expect(both.records.map(({ kind, car }) => `${kind} ${car}`)).toEqual(['fill Civic', 'repair Civic']);
});
