import { describe, expect, test } from 'vitest';
import type { Output, Procedure } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import { createWords } from '#domain/language/words.ts';
import { newId } from '#server/platform/deps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { ACCOUNT, demoAnswers } from './answers.ts';
import { askDemo } from './ask.ts';
import { demoGarage } from './garage.ts';
import type { Demo } from './state.ts';

type Schema = { parse: (value: unknown) => unknown };
type Described = { '~orpc': { outputSchema: Schema; route: { method: string } } };

const TODAY = '2026-03-15';
const AT = `${TODAY}T12:00:00.000Z`;
const procedures = Object.keys(demoAnswers) as Procedure[];
const described = (procedure: Procedure) => {
  const [noun = '', verb = ''] = procedure.split('.');
  return (contract as unknown as Record<string, Record<string, Described>>)[noun]![verb]!['~orpc'];
};
const isRead = (procedure: Procedure) => described(procedure).route.method === 'GET';

const demo = (language: 'en' | 'lv' = 'en'): Demo => ({
  operations: demoGarage({ today: TODAY, language }),
  files: new Map(),
  today: TODAY,
  settings: { language, theme: 'system' },
  words: () => createWords(language, {}),
  untitled: () => 'Untitled',
});
const ask = <P extends Procedure>(procedure: P, input: object = {}, of = demo()) =>
  askDemo(of, procedure, input as never, AT);
function answerOf<P extends Procedure>(procedure: P, input: object = {}, of = demo()): Output<P> {
  const asked = ask(procedure, input, of);
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  return asked.output;
}

/** The ids of one record of each kind in the demo. */
function things(): Things {
  const { cars } = answerOf('cars.list');
  const carId = cars[0]!.id;
  const { issues } = answerOf('issues.list', { carId });
  const issueId = issues.find(({ recurring }) => recurring)!.id;
  const completionId = newId();
  const { reminders } = answerOf('reminders.list');
  return {
    carId,
    issueId,
    recurrenceId: answerOf('issues.read', { carId, issueId }).recurrences[0]!.id,
    repairId: answerOf('repairs.list', { carId }).repairs[0]!.id,
    fillId: answerOf('fills.list', { carId }).fills[0]!.id,
    documentId: answerOf('documents.list', { carId }).documents[0]!.id,
    reminderId: reminders.find((one) => one.carId === carId && one.documentId === null)!.id,
    completionId,
  } as Partial<Things> as Things;
}

const answered = procedures.filter((procedure) => demoAnswers[procedure] !== ACCOUNT);

test.each(answered)('%s is answered in the shape of the contract', { tags: ['DEMO-02'] }, (procedure) => {
  const { output } = ask(procedure, inputFor[procedure](things())) as { output: unknown };
  expect(described(procedure).outputSchema.parse(output)).toEqual(output);
});

test('of what can be read, only this takes an account', { tags: ['DEMO-08'] }, () => {
  const refused = procedures.filter((procedure) => isRead(procedure) && !answered.includes(procedure));
  expect(refused.toSorted()).toEqual([
    'account.events',
    'account.read',
    'assistant.facts',
    'assistant.lastSent',
    'assistant.suggestions',
    'assistant.thread',
    'imports.compare',
    'imports.list',
    'profile.read',
    'session.read',
    'share.open',
  ]);
  expect(ask('share.create')).toBe('account');
});

describe('the garage', () => {
  test.each(['en', 'lv'] as const)(
    'has something of each kind, in %s, and never looks stale',
    { tags: ['DEMO-03'] },
    (language) => {
      const own = demo(language);
      const { cars, selectedCarId } = answerOf('cars.list', {}, own);
      expect(cars.map(({ health }) => health.worst?.advice)).toEqual(['soon', 'stop_driving']);
      expect(selectedCarId).toBe(cars[0]!.id);
      for (const { id: carId } of cars) {
        const { fills } = answerOf('fills.list', { carId }, own);
        expect(fills.length).toBeGreaterThan(8);
        expect(fills[0]).toMatchObject({ date: '2026-03-12', time: '18:05', discount: 1.5 });
        expect(new Set(fills.map(({ station }) => station))).toEqual(new Set(['Circle K', 'Neste']));
        expect(answerOf('repairs.list', { carId }, own).repairs).not.toEqual([]);
        expect(answerOf('documents.list', { carId }, own).documents).not.toEqual([]);
      }
      const dates = own.operations.map(({ at }) => at);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.at(-1)! < TODAY).toBe(true);
    },
  );

  test('has different texts in each language, and the same ids', { tags: ['DEMO-03'] }, () => {
    const [en, lv] = [demo('en'), demo('lv')].map(
      (own) => answerOf('issues.list', { carId: things().carId }, own).issues,
    );
    expect(en!.map(({ id }) => id)).toEqual(lv!.map(({ id }) => id));
    for (const [index, { title }] of en!.entries()) expect(title).not.toBe(lv![index]!.title);
  });
});

test(
  'what is entered shows everywhere, and a deleted car is gone with all of it',
  { tags: ['DEMO-04'] },
  () => {
    const { carId, issueId } = things();
    const logged = ask('fills.log', fillDraft(carId, { date: '2026-03-14', km: 249_000 })) as { demo: Demo };
    expect(answerOf('cars.read', { carId }, logged.demo).mileage).toBe(249_000);
    expect(answerOf('mileage.list', { carId }, logged.demo).readings[0]!.km).toBe(249_000);
    const found = answerOf('search.find', { text: 'Surreptitious' }, logged.demo);
    expect(found.groups).toMatchObject([{ kind: 'fill', count: 1 }]);
    const deleted = ask('cars.delete', { carId }, logged.demo) as { demo: Demo };
    const left = answerOf('cars.list', {}, deleted.demo);
    expect(left.cars.map(({ brand }) => brand)).toEqual(['Toyota']);
    expect([left.selectedCarId, left.mainCarId]).toEqual([left.cars[0]!.id, left.cars[0]!.id]);
    expect(ask('issues.read', { carId, issueId }, deleted.demo)).toBe('missing');
    expect(answerOf('search.find', { text: 'Surreptitious' }, deleted.demo)).toEqual({ groups: [] });
  },
);
