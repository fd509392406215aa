import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import {
  emptyFacts,
  fullFacts as facts,
  issueFact as issue,
  repairFact as repair,
} from '#tests/car-facts.ts';
import { ask, CANNOT } from '#tests/offline-lines.ts';

tableTest([
  [
    'When was the last oil change?',
    'The last record about “engine oil”:',
    '- March 5, 2026: Eļļas un filtra maiņa, 178 500 km, €90.50, Auto A',
    'You have driven about 6 500 km since then.',
  ],
  [
    'kad pedejo reizi mainita ella?',
    'Pēdējais ieraksts par tēmu „motoreļļa”:',
    '- 2026. gada 5. marts: Eļļas un filtra maiņa, 178 500 km, 90,50 €, Auto A',
    'Kopš tā laika nobraukts aptuveni 6 500 km.',
  ],
  ['Has the battery ever been replaced?', 'I found no record about “battery” (5 repairs on record).'],
  [
    'vai akumulators ir mainīts',
    'Par tēmu „akumulators” neatradu nevienu ierakstu (kopā ierakstos: 5 remonti).',
  ],
  [
    'How much did I spend?',
    'This year: €130.50 (2 repairs on record).',
    'Since the records began: €330.50 (5 repairs on record). A cost is missing in 1 of these records, so the true sum is higher.',
  ],
  [
    'cik es izteretju',
    'Šogad: 130,50 € (ierakstos: 2 remonti).',
    'Visā laikā: 330,50 € (ierakstos: 5 remonti). Ierakstos bez norādītas summas (1) izmaksas nav ieskaitītas, tāpēc patiesā summa ir lielāka.',
  ],
  ['what did I spend on oil in 2025', 'About “engine oil”:', '2025: €80.00 (1 repair on record).'],
  ['how much did I pay in March 2025', 'March 2025: €80.00 (1 repair on record).'],
  [
    'How much did I spend in 2024',
    '2024: €0.00 (1 repair on record). A cost is missing in 1 of these records, so the true sum is higher.',
  ],
  ['How much did I spend last year', 'Last year: €200.00 (2 repairs on record).'],
  [
    'What is still open?',
    'Still open (2 problems):',
    '- November 2, 2026: Clunk over bumps (new)',
    '- September 2, 2026: Coolant smell (being worked on, urgent)',
  ],
  [
    'kas vēl nav salabots?',
    'Vēl jāatrisina 2 problēmas:',
    '- 2026. gada 2. novembris: Clunk over bumps (jauna)',
    '- 2026. gada 2. septembris: Coolant smell (tiek risināta, steidzama)',
  ],
  ['Is anything urgent?', 'Open and urgent:', '- September 2, 2026: Coolant smell (being worked on, urgent)'],
  [
    'Vai ir kas steidzams?',
    'Neatrisinātas un steidzamas problēmas:',
    '- 2026. gada 2. septembris: Coolant smell (tiek risināta, steidzama)',
  ],
  ['What is my mileage?', 'The last known mileage is 185 000 km, recorded on November 1, 2026.'],
  ['kāds ir nobraukums', 'Pēdējais zināmais nobraukums ir 185 000 km; reģistrēts: 2026. gada 1. novembris.'],
  [
    'What was the last repair?',
    'The last repair on record:',
    '- October 2, 2026: Winter tyres fitted, €40.00, Riepu nams',
  ],
  [
    'kāds bija pēdējais remonts',
    'Pēdējais remonta ieraksts:',
    '- 2026. gada 2. oktobris: Winter tyres fitted, 40,00 €, Riepu nams',
  ],
  ['How many repairs were there?', 'On record for this car: 5 repairs.'],
  ['How many tyres repairs were there?', 'About “tires”: 1 repair.'],
  ['how many problems are there', 'On record for this car: 3 problems, of which open: 2.'],
  ['What was the last problem?', 'The last problem on record:', '- November 2, 2026: Clunk over bumps (new)'],
  [
    'How many km since the last oil change?',
    'You have driven about 6 500 km since then.',
    '- March 5, 2026: Eļļas un filtra maiņa, 178 500 km, €90.50, Auto A',
  ],
  [
    'How many km since the brake pads were replaced?',
    'I cannot tell how far you have driven since then: its mileage or today’s is not on record.',
    '- June 10, 2025: Front brake pads, €120.00',
  ],
  [
    'How many km since the last repair?',
    'I cannot tell how far you have driven since then: its mileage or today’s is not on record.',
    '- October 2, 2026: Winter tyres fitted, €40.00, Riepu nams',
  ],
  [
    'Cik km kopš akumulatora maiņas?',
    'Par tēmu „akumulators” neatradu nevienu ierakstu (kopā ierakstos: 5 remonti).',
  ],
  [
    'which garage did the work',
    'According to the records, this car was repaired at:',
    '- Riepu nams: 1 repair',
    '- Auto A: 1 repair',
  ],
  [
    'kurā servisā remontēts',
    'Kur šis auto remontēts, kā liecina ieraksti:',
    '- Riepu nams: 1 remonts',
    '- Auto A: 1 remonts',
  ],
  [
    'when did it squeal',
    'The newest record with these words:',
    '- May 2, 2025: Squeal when braking (resolved)',
  ],
  ['What year is my car?', 'This car is a 2012 Volvo V70.'],
  [
    'when was the last service',
    'The last repair on record:',
    '- October 2, 2026: Winter tyres fitted, €40.00, Riepu nams',
  ],
  [
    'How many km since the last service?',
    'I cannot tell how far you have driven since then: its mileage or today’s is not on record.',
    '- October 2, 2026: Winter tyres fitted, €40.00, Riepu nams',
  ],
])('a reply from the records, word for word', (question, ...lines) => {
  expect(ask(question)).toEqual(lines);
});

tableTest([
  ['last problem?', 'There are no problems on record for this car.'],
  ['which garage did it', 'No repair shop is named in this car’s records.'],
  ['how many km since the last repair', 'There are no repairs on record for this car yet.'],
  ['how many km since the oil change', 'I found no record about “engine oil” (0 repairs on record).'],
  ['how many km since the last service', 'I found no record about “service” (0 repairs on record).'],
  ['what is open', 'There are no problems on record for this car.'],
  ['urgent, is there anything', 'No open problem is marked as urgent.'],
  [
    'spent how much',
    'This year: €0.00 (0 repairs on record).',
    'Since the records began: €0.00 (0 repairs on record).',
  ],
  ['last service?', 'I found no record about “service” (0 repairs on record).'],
  ['when was the oil changed', 'I found no record about “engine oil” (0 repairs on record).'],
  ['mileage?', 'No mileage is on record for this car.'],
  ['last repair?', 'There are no repairs on record for this car yet.'],
  ['when was it red', CANNOT],
])('a reply about an empty car, word for word', (question, ...lines) => {
  expect(ask(question, emptyFacts)).toEqual(lines);
});

describe('a reply about a car without open problems, at a mileage of an unknown day', () => {
  const closed = { ...facts, issues: [facts.issues[2]!], mileage: { km: 100, date: null } };
  tableTest([
    ['what is open', 'Nothing is open: every recorded problem is resolved.'],
    ['is anything urgent', 'No open problem is marked as urgent.'],
    ['mileage', 'The last known mileage is 100 km.'],
    [
      'how many km since the oil change',
      'I cannot tell how far you have driven since then: its mileage or today’s is not on record.',
      '- March 5, 2026: Eļļas un filtra maiņa, 178 500 km, €90.50, Auto A',
    ],
    ['how many problems', 'On record for this car: 1 problem, of which open: 0.'],
  ])('word for word', (question, ...lines) => {
    expect(ask(question, closed)).toEqual(lines);
  });
});

test('a long list is truncated and says so', () => {
  const many = (n: number) => ({
    ...facts,
    issues: Array.from({ length: n }, (_, at) => issue(`2026-01-0${n - at}`, `Problem ${n - at}`)),
  });
  expect(ask('what is open', many(7))).toEqual([
    'Still open (7 problems):',
    '- January 7, 2026: Problem 7 (new)',
    '- January 6, 2026: Problem 6 (new)',
    '- January 5, 2026: Problem 5 (new)',
    '- January 4, 2026: Problem 4 (new)',
    '- January 3, 2026: Problem 3 (new)',
    '… and 2 more.',
  ]);
  expect(ask('what is open', many(5))).toHaveLength(6);
  expect(ask('kas ir atvērts', many(6)).at(-1)).toBe('… un vēl 1.');
});

tableTest([
  [
    'My brakes squeal when I stop',
    'This sounds like a problem with the brakes: squealing when braking.',
    'Have this checked within the next few days, before it gets worse: squealing when braking.',
    '',
    '- Worn brake pads (likely): a wear indicator starts to squeal when little lining is left',
    '- Dust, rust or glazed pads (possible): typical in the morning, in damp weather or with new pads',
    '- Dry or sticking caliper guides (possible): the pads then rub on one side',
    '',
    '- Look through the wheel at the pads: less than about 3 mm of lining means they need replacing.',
    '- If the squeal turns into grinding, do not drive on.',
    '- Consult a qualified mechanic and show this description to them.',
  ],
  [
    'Bremzes čīkst',
    'Izklausās pēc bremžu problēmas: bremzējot čīkst.',
    'Lieciet to pārbaudīt tuvākajās dienās, pirms kļūst sliktāk: bremzējot čīkst.',
    '',
    '- Nodiluši bremžu kluči (visticamāk): kad uzlikas palikušas plānas, nodiluma indikators sāk čīkstēt',
    '- Putekļi, rūsa vai pārkarsuši, gludi kļuvuši kluči (iespējams): raksturīgi no rīta, mitrā laikā vai ar jauniem klučiem',
    '- Sausas vai iestrēgušas suporta vadīklas (iespējams): tad kluči berzējas vienā pusē',
    '',
    '- Caur riteņa spieķiem apskatiet klučus: ja uzlika plānāka par apmēram 3 mm, tie jāmaina.',
    '- Ja čīkstoņa pāriet skrapstēšanā, neturpiniet braukt.',
    '- Aprunājieties ar kvalificētu mehāniķi un parādiet viņam šo aprakstu.',
  ],
  [
    'The brakes do not work',
    '**Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked where it stands. The brakes may not stop the car when you need them.**',
    '',
    'This sounds like a problem with the brakes: the car brakes badly or not at all.',
    'Do not drive until this has been checked: the car brakes badly or not at all.',
    '',
    '- Loss of brake fluid or pressure (likely): the usual reason for sudden loss of braking',
    '- Worn or overheated pads and discs (likely): braking then gets weaker little by little',
    '- Brake booster fault (possible): the pedal is hard and braking is weak',
    '',
    '- Do not drive the car; have it towed to a repair shop.',
    '- Consult a qualified mechanic and show this description to them.',
  ],
  [
    'P0301',
    'This sounds like a problem with the engine or fuel system: the engine misfires or jerks.',
    'Have this checked within the next few days, before it gets worse: the engine misfires or jerks.',
    '',
    '- P0301: Misfire in cylinder 1 (likely): you gave this fault code',
    '- Ignition coil or spark plugs (likely): the most frequent reason for misfire in gasoline engines',
    '- An injector (possible): typical on diesel engines or with one bad cylinder',
    '',
    '- If the check engine light flashes, stop when it is safe and switch the engine off: unburnt fuel overheats the catalytic converter.',
    '- Tell the mechanic when spark plugs were last changed.',
    '- Show the fault code to the repair shop, and ask what was measured before parts are replaced.',
  ],
])('a described problem gets the engine’s assessment', (question, ...lines) => {
  expect(ask(question)).toEqual(lines);
  expect(ask(question, null)).toEqual(lines);
});

test('the newest of the records that share most words with the question is found', () => {
  const records = {
    ...facts,
    repairs: [
      repair('2026-01-01', 'Painted the doors'),
      repair('2025-01-01', 'Painted the roof', { description: 'Silver' }),
    ],
    issues: [issue('2026-02-01', 'Rust on the roof', { summary: 'Painting needed' })],
  };
  const found = (question: string) => ask(question, records).at(-1)?.split(': ')[1];
  expect(found('When was it painted?')).toBe('Rust on the roof (new)');
  expect(found('When was the silver roof painted?')).toBe('Painted the roof');
  expect(found('When were the doors painted?')).toBe('Painted the doors');
  expect(ask('when was the car red', records)).toEqual([CANNOT]);
  expect(ask('When was it good?', records)).toEqual([CANNOT]);
});

test('says what cannot be answered, in the language of the question', () => {
  expect(ask('Hello')).toEqual([CANNOT]);
  expect(ask('What would a new clutch cost?')).toEqual([CANNOT]);
  expect(ask('When was the last oil change?', null)).toEqual([CANNOT]);
  expect(ask(' ')).toEqual([
    'I cannot look at pictures without the AI model. Describe in words what you see.',
  ]);
});
