import { expect, test } from 'vitest';
import { assessOffline } from '#domain/assessment/engine.ts';
import { callOf, type ProposalContext } from './proposal-rules.ts';

const ids = { id: '0199aaaa-0000-7000-8000-000000000002', opId: '0199aaaa-0000-7000-8000-000000000001' };
const carId = '0199aaaa-0000-7000-8000-000000000003';
const madeAt = '2026-11-21T10:00:00.000Z';
const context: ProposalContext = {
  carId,
  currency: 'EUR',
  language: 'en',
  madeAt,
  assess: (description) => assessOffline({ description, language: 'en' }),
};

test('a proposed problem is logged as of the proposal, with the assessment of its words', () => {
  const { procedure, input } = callOf(
    { ...ids, kind: 'log-issue', description: 'The brakes squeal' },
    context,
  );
  expect(procedure).toBe('issues.log');
  expect(input).toMatchObject({
    ...ids,
    carId,
    description: 'The brakes squeal',
    date: madeAt,
    mediaIds: [],
    aiQuestions: [],
    aiAnswers: [],
    assessment: { category: 'braking', source: 'engine' },
    language: 'en',
  });
});

test('a proposed repair is logged in the given currency and links no problem', () => {
  const repair = {
    title: 'New pads',
    date: '2026-11-20',
    description: 'Front',
    cost: 120.5,
    mileage: 150_000,
  };
  expect(callOf({ ...ids, kind: 'add-repair', repairKind: 'repair', ...repair }, context)).toEqual({
    procedure: 'repairs.log',
    input: {
      ...ids,
      ...repair,
      carId,
      currency: 'EUR',
      kind: 'repair',
      resolvedIssues: [],
      partiallyResolvedIssues: [],
    },
  });
});

test('a proposed recurrence is added to its problem', () => {
  const recurrence = { issueId: '0199aaaa-0000-7000-8000-000000000004', date: madeAt, notes: 'Again' };
  expect(callOf({ ...ids, kind: 'add-recurrence', issueTitle: 'Squeal', ...recurrence }, context)).toEqual({
    procedure: 'recurrences.add',
    input: { ...ids, carId, ...recurrence },
  });
});
