import { expect, test } from 'vitest';
import { changesBetween } from '#domain/merge-rules.ts';
import { loggedFields, withAssessment } from './log-fields.ts';
import type { Issue, IssueDraft } from './schema.ts';

const advice = {
  causes: ['Worn pads'],
  recommendations: ['Check the pads'],
  source: 'builtin',
  category: 'brakes',
  drivingAdvice: 'careful',
  drivingAdviceReason: 'It brakes badly.',
};
const draft = (changes: Partial<IssueDraft> = {}) =>
  ({
    id: 'a',
    carId: 'c',
    description: 'It squeals',
    date: '2026-03-05T10:20:30.000Z',
    mediaIds: [],
    aiQuestions: ['Since when?', 'How loud?'],
    aiAnswers: ['Monday '],
    assessment: { ...advice, summary: 'Pads', symptoms: ['It squeals since Monday'] },
    language: 'en',
    ...changes,
  }) as unknown as IssueDraft;
const untitled = (date: string) => `Photo, ${date.slice(0, 10)}`;

test('the fields of a log are those of the issue it becomes', () => {
  const issue = {
    id: 'a',
    title: 'It squeals',
    description: 'It squeals',
    date: '2026-03-05T10:20:30.000Z',
    mileage: null,
    aiSummary: 'Pads',
    aiQuestions: ['Since when?', 'How loud?'],
    aiAnswers: ['Monday', ''],
    synthesized: ['It squeals since Monday'],
    ...advice,
    status: 'new',
  } as unknown as Issue;
  expect(changesBetween(withAssessment(issue), loggedFields(draft(), untitled))).toEqual({});
  expect(withAssessment(issue)).toMatchObject(issue);
});

test('a log in other words differs in the fields that it changes', () => {
  const changed = (changes: Partial<IssueDraft>) =>
    Object.keys(changesBetween(loggedFields(draft(), untitled), loggedFields(draft(changes), untitled)));
  expect(changed({ mediaIds: ['x'], language: 'lv' })).toEqual([]);
  expect(changed({ description: 'It grinds' })).toEqual(['title', 'description']);
  expect(changed({ date: '2026-03-05T10:20:31.000Z' })).toEqual(['date']);
  expect(changed({ mileage: 120_000 })).toEqual(['mileage']);
  expect(changed({ aiAnswers: ['Monday', 'Very'] })).toEqual(['assessment']);
  expect(changed({ aiQuestions: ['Since when?'] })).toEqual(['assessment']);
});

test('a log without words is titled by its day', () => {
  expect(loggedFields(draft({ description: '' }), untitled).title).toBe('Photo, 2026-03-05');
});
