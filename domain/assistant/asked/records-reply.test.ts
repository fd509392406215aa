import { expect, test } from 'vitest';
import { askedCar } from '#tests/asked-cars.ts';
import { expectBounded } from '#tests/bounded.ts';
import { emptyFacts, issueFact } from '#tests/car-facts.ts';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import type { CarFacts } from '../car-facts.ts';
import { offlineReply } from '../offline-reply-rules.ts';
import { recordsReplyTo } from './records-reply.ts';

const dataTest = dataTestsOf('assistant/questions.tsv');
const { facts, today } = askedCar('full');

const ask = (
  question: string,
  language: 'en' | 'lv' = 'en',
  before: string | null = null,
  of: CarFacts = facts,
) => (recordsReplyTo(question, { facts: of, today, language, before }) ?? 'null').replaceAll('\u00a0', ' ');

dataTest('no question for the records', (question) => {
  expect(ask(question)).toBe('null');
});

test('facts of an earlier version say that fill-ups and reminders are not known here', () => {
  const old: CarFacts = { ...facts, fills: undefined, reminders: undefined, readings: undefined };
  expect(ask('How much did I spend on fuel?', 'en', null, old)).toContain('not been loaded on this device');
  expect(ask('What is due next?', 'en', null, old)).toContain('not been loaded on this device');
  expect(ask('How much did I spend on fuel?', 'en', null, { ...emptyFacts, fills: [] })).toContain(
    'no fill-ups',
  );
  expect(ask('What is due?', 'en', null, { ...emptyFacts, reminders: [] })).toContain('No reminders');
});

test('a question after another has no year, and no “it”, where none was named', () => {
  const { facts: of } = askedCar('discs');
  for (const before of ['When was the oil changed?', null])
    expect(ask('And the year before?', 'en', before, of)).not.toMatch(/202\d: /);
  expect(ask('How much did it cost?', 'en', 'Which was my most expensive repair?', of)).not.toMatch(/\d/);
  expect(ask('How much was it?', 'en', 'What is due next?', of)).not.toMatch(/\d/);
  expect(ask('Cik tas maksāja?', 'lv', 'Kurš remonts bija dārgākais?', of)).not.toMatch(/\d/);
});

test('a question of who did it, or of what helped, is no danger; a danger that is told stays one', () => {
  const reply = (question: string, car: string, language: 'en' | 'lv' = 'en') =>
    offlineReply(askedCar(car).facts, { question, language, today }).text;
  expect(reply('who put in the battery and when', 'joints')).not.toContain('**');
  const helped = 'Kas palīdzēja pret grūto iedarbināšanu un baltajiem dūmiem?';
  for (const car of ['joints', 'shocks']) expect(reply(helped, car, 'lv')).not.toContain('**');
  for (const danger of [
    'the brake pedal goes to the floor, what helped',
    'what stopped working when the brake pedal went to the floor',
    'who put in the brakes, the pedal goes to the floor',
    'How did we get rid of the loss of braking, the pedal went to the floor?',
  ])
    expect(reply(danger, 'joints'), danger).toMatch(/^\*\*/);
});

test('an English question with the Latvian name of a garage is answered in English', () => {
  const asked = { language: 'en', today: '2026-11-22' } as const;
  expect(offlineReply(facts, { ...asked, question: 'How much at Jurģa serviss?' })).toMatchObject({
    language: 'en',
    text: expect.stringContaining('The cost was €80.00'),
  });
});

tableTest([
  'how '.repeat(1000),
  'kad '.repeat(1000),
  'where repair '.repeat(300),
  'a'.repeat(4000),
  '? '.repeat(2000),
  'oil? '.repeat(800),
  '2024 '.repeat(800),
  'no 2021. līdz '.repeat(280),
  'how much since between and 2024. '.repeat(120),
  'pagājus'.repeat(570),
])('a hostile question takes bounded work', (text) => {
  expectBounded(() => ask(text.slice(0, 4000)));
});

test('when a problem was first noticed is told of the oldest record, else of the newest', () => {
  const noticed: CarFacts = {
    ...facts,
    issues: [
      issueFact('2026-11-02', 'Clunk over bumps'),
      issueFact('2026-04-02', 'Clunk from the front', { recurredOn: ['2026-05-01'] }),
    ],
  };
  const asked = (question: string) =>
    offlineReply(noticed, { question, language: 'en', today: '2026-11-21' }).text;
  for (const first of ['When did the clunk first happen?', 'When was the clunk first noticed?'])
    expect(asked(first)).toMatch(/^The first such record:\n- April 2, 2026: Clunk from the front/);
  expect(asked('When did the clunk happen?')).toMatch(/^The newest record with these words:\n- November 2/);
});
