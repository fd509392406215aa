import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { reply } from '#domain/assistant/ask/reply.ts';
import type { Procedure } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import { garageFactsOf } from '#domain/assistant/garage-facts.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import {
  answerOf,
  askNewDemo as ask,
  DEMO_DAY as TODAY,
  demoThings,
  foundIn,
  listsOf,
  newDemo,
} from '#tests/demo.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { carDraft } from '#tests/people.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { demoAnswers } from './answers.ts';
import { demoGarage } from './garage.ts';
import { recordsOf, type Demo } from './state.ts';

type Schema = { parse: (value: unknown) => unknown };
type Described = { '~orpc': { outputSchema: Schema; route: { method: string } } };

const described = (procedure: Procedure) => {
  const [noun = '', verb = ''] = procedure.split('.');
  return (contract as unknown as Record<string, Record<string, Described>>)[noun]![verb]!['~orpc'];
};
const answered = Object.keys(demoAnswers) as Procedure[];

tableTest(answered)(
  'every read is answered in the shape of the contract',
  { tags: ['DEMO-02'] },
  (procedure) => {
    const { output } = ask(procedure, inputFor[procedure](demoThings())) as { output: unknown };
    expect(described(procedure).outputSchema.parse(output)).toEqual(output);
  },
);

test('the assistant answers from the records of the demo', { tags: ['DEMO-02'] }, () => {
  const garage = { ...garageFactsOf(recordsOf(newDemo())), today: TODAY };
  const asked = { question: 'What did the alternator cost?', language: 'en' as const, before: null };
  expect(reply(garage, { ...asked, here: garage.cars[0]!.id }).text).toContain('€389.90');
});

test('all that leaves the page takes an account, and nothing else does', { tags: ['DEMO-08'] }, () => {
  const verbsOf = Map.groupBy(answered, (procedure) => procedure.split('.')[0]!);
  const leaving = [
    'account',
    'bin',
    'functions',
    'imports',
    'keys',
    'operator',
    'profile',
    'reports',
    'webhooks',
  ];
  expect(leaving.filter((noun) => verbsOf.has(noun))).toEqual([]);
  expect(verbsOf.get('share')).toEqual(['share.list', 'share.news']);
  expect(verbsOf.get('notices')).toEqual(['notices.read', 'notices.edit']);
  expect(verbsOf.get('assistant')).toEqual(['assistant.thread', 'assistant.clear', 'assistant.stop']);
  expect(ask('share.create')).toBe('account');
});

describe('the garage', () => {
  tableTest(['en', 'lv'] as const)(
    'has something of each kind and never looks stale',
    { tags: ['DEMO-03'] },
    (language) => {
      const own = newDemo(language);
      const { cars, selectedCarId } = answerOf('cars.list', {}, own);
      expect(cars.map(({ health }) => health.worst?.advice)).toEqual(['soon', 'stop_driving']);
      expect(selectedCarId).toBe(cars[0]!.id);
      for (const { id: carId } of cars) {
        const { fills, repairs, documents } = listsOf(recordsOf(own), carId);
        expect(fills.length).toBeGreaterThan(8);
        expect(fills[0]).toMatchObject({ date: '2026-03-12', time: '18:05', discount: 1.5 });
        expect(new Set(fills.map(({ station }) => station))).toEqual(new Set(['Circle K', 'Neste']));
        expect([repairs.length, documents.length]).not.toContain(0);
      }
      const dates = own.operations.map(({ at }) => at);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.at(-1)! < TODAY).toBe(true);
    },
  );

  test(
    'is as old on every day: its dates move with the day on which it begins',
    { tags: ['DEMO-03'] },
    () => {
      const relative = (today: string) =>
        demoGarage({ today, language: 'en' }).map(({ procedure, at, input }) =>
          JSON.stringify([procedure, at, input], (key, value: unknown) =>
            key === 'anchorDay' ? undefined : value,
          ).replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => `${daysBetween(today, day)} days`),
        );
      const days = [1, 40, 400].map((later) => addDays(TODAY, later));
      for (const day of days) expect(relative(day)).toEqual(relative(TODAY));
    },
  );

  test('has different texts in each language, and the same ids', { tags: ['DEMO-03'] }, () => {
    const [en, lv] = [newDemo('en'), newDemo('lv')].map(
      (own) => listsOf(recordsOf(own), demoThings().carId).issues,
    );
    expect(en!.map(({ id }) => id)).toEqual(lv!.map(({ id }) => id));
    for (const [index, { title }] of en!.entries()) expect(title).not.toBe(lv![index]!.title);
  });

  test('says all in its language but the names that are the same', { tags: ['DEMO-03'] }, () => {
    const said = new Set([
      'nickname',
      'title',
      'description',
      'aiQuestions',
      'aiAnswers',
      'summary',
      'drivingAdviceReason',
      'causes',
      'recommendations',
    ]);
    const textsIn = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(textsIn);
      if (value === null || typeof value !== 'object') return [];
      return Object.entries(value as Record<string, unknown>).flatMap(([key, of]) =>
        said.has(key) ? ([of].flat() as string[]) : textsIn(of),
      );
    };
    const [en, lv] = [newDemo('en'), newDemo('lv')].map((own) => textsIn(own.operations).filter(Boolean));
    expect([en!.length > 40, lv!.length]).toEqual([true, en!.length]);
    expect(en!.filter((text, at) => text === lv![at]).toSorted()).toEqual(['KASKO', 'OCTA']);
  });
});

test(
  'what is entered shows everywhere, and a deleted car is gone with all of it',
  { tags: ['DEMO-04', 'STAT-23', 'STAT-24'] },
  () => {
    const { carId, issueId } = demoThings();
    const logged = ask('fills.log', fillDraft(carId, { date: '2026-03-14', km: 249_000 })) as { demo: Demo };
    expect(answerOf('cars.read', { carId }, logged.demo).mileage).toBe(249_000);
    expect(listsOf(recordsOf(logged.demo), carId).readings[0]!.km).toBe(249_000);
    expect(foundIn(logged.demo, 'Surreptitious')).toMatchObject([{ kind: 'fill', count: 1 }]);
    const deleted = ask('cars.delete', { carId }, logged.demo) as { demo: Demo };
    const left = answerOf('cars.list', {}, deleted.demo);
    expect(left.cars.map(({ brand }) => brand)).toEqual(['Toyota']);
    expect([left.selectedCarId, left.mainCarId]).toEqual([left.cars[0]!.id, left.cars[0]!.id]);
    expect(ask('issues.read', { carId, issueId }, deleted.demo)).toBe('missing');
    expect(foundIn(deleted.demo, 'Surreptitious')).toEqual([]);
  },
);

tableTest([
  ['fills', 'fillId', 'station'],
  ['documents', 'documentId', 'title'],
  ['reminders', 'reminderId', 'title'],
] as const)('of every noun what is changed or deleted shows', { tags: ['DEMO-04'] }, (noun, key, field) => {
  const mine = demoThings();
  const named = { carId: mine.carId, [key]: mine[key] };
  const shownIn = (of: Demo) => {
    const list = JSON.stringify(listsOf(recordsOf(of), mine.carId)[noun]);
    return [list.includes(mine[key]), list.includes('Renamed'), foundIn(of, 'Renamed').length];
  };
  expect(shownIn(newDemo())).toEqual([true, false, 0]);
  const changes = { [field]: { from: 'Before', to: 'Renamed' } };
  const edited = ask(`${noun}.edit`, { ...named, baseVersion: 1, changes }) as { demo: Demo };
  expect(shownIn(edited.demo)).toEqual([true, true, 1]);
  const left = ask(`${noun}.delete`, named, edited.demo) as { demo: Demo };
  expect(shownIn(left.demo)).toEqual([false, false, 0]);
});

test(
  'the mileage of a new car is among its readings, as on a server',
  { tags: ['DEMO-02', 'DEMO-04'] },
  () => {
    const fields = carDraft({ mileage: 50_000, today: TODAY });
    const { demo: own } = ask('cars.add', fields) as { demo: Demo };
    const reading = { km: 50_000, date: TODAY, source: 'car', sourceId: null };
    expect(listsOf(recordsOf(own), fields.id).readings).toMatchObject([reading]);
    const { mileage } = reminderListOf(recordsOf(own));
    expect(mileage.find(({ carId }) => carId === fields.id)?.readings).toMatchObject([reading]);
  },
);
