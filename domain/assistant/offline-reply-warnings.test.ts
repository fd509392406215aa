import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { offlineReply } from './offline-reply-rules.ts';
import { fullFacts as facts, repairFact as repair } from '#tests/car-facts.ts';
import { ask, CANNOT } from '#tests/offline-lines.ts';

const STOP =
  '**Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked where it stands. The brakes may not stop the car when you need them.**';

test('a danger that is only imagined is answered with what to do then', () => {
  expect(ask('What happens if the brakes fail?', null)).toEqual([
    'If that happens:',
    '- Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked where it stands.',
    '- The brakes may not stop the car when you need them.',
  ]);
});

test('below a warning only the first three causes stand, and the advice that it does not give', () => {
  expect(ask('Loss of power in traffic on the motorway again and again', null)).toEqual([
    '**Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked where it stands. If the engine stops or loses power in traffic, you may lose power steering and brake assistance as well.**',
    '',
    'This sounds like a problem with the engine or fuel system: loss of power.',
    '',
    '- A leak or fault in the turbo system (likely): typical when the power drops suddenly and a lamp comes on',
    '- A clogged fuel or air filter (likely): the power fades little by little',
    '- Blocked particulate filter or catalytic converter (possible): exhaust gas cannot get out',
    '',
    '- Check when the air and fuel filters were last changed.',
    '- Consult a qualified mechanic and show this description to them.',
  ]);
});

test('below a warning the records answer what was asked of the past, else the engine', () => {
  expect(ask('The brakes failed, how often has it happened?')).toEqual([
    STOP,
    '',
    'I found no such record (“brakes”, failed; 5 repairs on record).',
    'The nearest records:',
    '- June 10, 2025: Front brake pads, €120.00',
  ]);
  for (const question of ['The brakes failed, what helped?', 'The brakes failed']) {
    expect(ask(question).slice(0, 3), question).toEqual([
      STOP,
      '',
      'This sounds like a problem with the brakes: the car brakes badly or not at all.',
    ]);
  }
  expect(ask('Smoke from the bonnet. What did I pay last year')[2]).toBe(
    'Last year: €200.00 (2 repairs on record).',
  );
});

tableTest([
  'Which noise did the brakes make',
  'All squealing brakes',
  'The car pulls to one side, what helped?',
])('what only the records could answer is not answered by the engine', (question) => {
  expect(ask(question, null)).toEqual([CANNOT]);
});

test('names of places do not decide the language of the reply', () => {
  const places = {
    ...facts,
    repairs: [
      repair('2026-01-01', 'Oil', { garageName: 'Labā darbnīca' }),
      repair('2025-01-01', 'Oil'),
      repair('2024-01-01', 'Oil', { garageName: 'Ātrā riepa' }),
    ],
  };
  const languageOf = (question: string) =>
    offlineReply(places, { question, language: 'en', today: '2026-11-21' }).language;
  expect(['Darbnīca?', 'Ātrā?', 'Remontēts?', 'Darbnīca,remontēts?'].map(languageOf)).toEqual([
    'en',
    'en',
    'lv',
    'lv',
  ]);
});
