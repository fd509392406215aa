import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Assessment } from '#domain/assessment/schema.ts';
import {
  afterFinish,
  emptyLog,
  happenedAt,
  hasContent,
  logFlow,
  mayAskMore,
  takeFiles,
  type LogAction,
  type LogFile,
} from './log-flow-rules.ts';

const NOW = new Date('2026-03-05T10:20:30Z');
const start = emptyLog('01890000-0000-7000-8000-000000000001', NOW);
const assessment = (...questions: string[]): Assessment => ({
  summary: 'A summary',
  questions,
  causes: [],
  recommendations: [],
  source: 'engine',
  category: 'braking',
  drivingAdvice: 'soon',
  drivingAdviceReason: '',
  symptoms: [],
});
const run = (...actions: LogAction[]) => actions.reduce(logFlow, start);
const file = (id: string, kind: LogFile['kind'] = 'picture'): LogFile => ({ id, name: id, kind, url: null });

describe('the form', () => {
  test('starts with Now ticked and the time at 12:00', { tags: ['LOG-06', 'LOG-08'] }, () => {
    expect(start).toEqual({
      issueId: '01890000-0000-7000-8000-000000000001',
      step: 'form',
      carId: null,
      description: '',
      now: true,
      day: expect.stringMatching(/^2026-03-0[45]$/),
      time: '12:00',
      mileage: '',
      files: [],
      happenedAt: null,
      assessment: null,
      assessedText: null,
      questions: [],
      answers: [],
    });
    for (const hour of [0, 5, 11, 12, 13, 23]) {
      const now = new Date(2026, 2, 5, hour, 30);
      const at = happenedAt({ ...emptyLog('id', now), now: false }, now);
      expect(Date.parse(at ?? '')).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('needs a description or a file; either is enough', { tags: ['STAT-30', 'VAL-38', 'VAL-39'] }, () => {
    expect(hasContent(start)).toBe(false);
    expect(hasContent({ ...start, description: '  \n ' })).toBe(false);
    expect(hasContent({ ...start, description: 'It squeals' })).toBe(true);
    expect(hasContent({ ...start, files: [file('a')] })).toBe(true);
    for (const kind of ['video', 'document'] as const)
      expect(hasContent({ ...start, files: [file('v', kind)] })).toBe(true);
  });

  test('uses the moment of submit, or the local day and time (D41)', () => {
    expect(happenedAt(start, NOW)).toBe('2026-03-05T10:20:30.000Z');
    const chosen = happenedAt({ now: false, day: '2026-02-01', time: '12:00' }, NOW);
    expect(chosen).toBe(new Date(2026, 1, 1, 12, 0).toISOString());
    expect(happenedAt({ now: false, day: '', time: '12:00' }, NOW)).toBeNull();
  });

  test('takes new files up to five of each kind (D42)', { tags: ['LOG-03', 'LOG-04', 'VAL-40'] }, () => {
    const present = ['a', 'b', 'c'].map((id) => file(id));
    const chosen = [file('d'), file('v', 'video'), file('e'), file('f')];
    const { taken, refused } = takeFiles(present, chosen);
    expect(taken.map(({ id }) => id)).toEqual(['d', 'v', 'e']);
    expect(refused).toBe(true);
    expect(takeFiles([], [file('a')])).toEqual({ taken: [file('a')], refused: false });
    for (const kind of ['picture', 'video', 'document'] as const) {
      const five = ['a', 'b', 'c', 'd', 'e'].map((id) => file(id, kind));
      expect(takeFiles([], five)).toEqual({ taken: five, refused: false });
      expect(takeFiles([], [...five, file('f', kind)])).toEqual({ taken: five, refused: true });
    }
  });

  test('an uploaded file gets its URL and real kind; a removed one is gone', () => {
    const flow = run(
      { type: 'filesTaken', carId: 'car', files: [file('a', 'video'), file('b')] },
      { type: 'fileStored', id: 'a', kind: 'picture', url: '/a.jpg' },
    );
    const stored = { id: 'a', name: 'a', kind: 'picture', url: '/a.jpg' };
    expect(flow.files).toEqual([stored, file('b')]);
    expect(logFlow(flow, { type: 'fileRemoved', id: 'b' }).files).toEqual([stored]);
  });

  test('the first entry binds the log to its car, whichever is selected later', () => {
    expect(start.carId).toBeNull();
    const typed = run({ type: 'changed', carId: 'car', to: { description: 'It squeals' } });
    expect(typed).toMatchObject({ carId: 'car', description: 'It squeals' });
    const later: LogAction[] = [
      { type: 'changed', carId: 'other', to: { now: false } },
      { type: 'submitted', carId: 'other', happenedAt: NOW.toISOString() },
    ];
    expect(later.reduce(logFlow, typed).carId).toBe('car');
    // A draft from before the log knew its car.
    expect(run({ type: 'submitted', carId: 'car', happenedAt: NOW.toISOString() }).carId).toBe('car');
  });

  test('a deleted car leads back to the form with another car and all entries', () => {
    const asked = run(
      { type: 'changed', carId: 'car', to: { description: 'It squeals' } },
      { type: 'assessed', text: 'It squeals', assessment: assessment('Since when?') },
      { type: 'answered', index: 0, answer: 'Monday' },
    );
    const back = logFlow(asked, { type: 'carDeleted', carId: 'other', files: [file('b')] });
    expect(back).toMatchObject({
      step: 'form',
      carId: 'other',
      description: 'It squeals',
      answers: ['Monday'],
    });
    expect(back.files.map(({ id }) => id)).toEqual(['b']);
  });

  test('a taken id is replaced; nothing else changes', () => {
    const typed = run({ type: 'changed', carId: 'car', to: { description: 'It squeals' } });
    expect(logFlow(typed, { type: 'renamed', issueId: 'b' })).toEqual({ ...typed, issueId: 'b' });
  });

  test('files bind the log to their car, another car brings its own', () => {
    const flow = run({ type: 'filesTaken', carId: 'car', files: [file('a')] });
    expect(flow.carId).toBe('car');
    const other = logFlow(flow, { type: 'carChosen', carId: 'other', files: [file('b')] });
    expect(other).toMatchObject({ carId: 'other', step: 'form', files: [{ id: 'b' }] });
    const asking = logFlow(flow, { type: 'assessed', text: '', assessment: assessment('Since when?') });
    expect(logFlow(asking, { type: 'carChosen', carId: 'other', files: [] }).step).toBe('questions');
  });
});

describe('the questions', () => {
  const asked = run({
    type: 'assessed',
    text: 'It squeals',
    assessment: assessment('Since when?', 'How loud?'),
  });

  test('going back keeps what was entered', { tags: ['LOG-11'] }, () => {
    const to = { description: 'It squeals', now: false, day: '2026-02-01', time: '10:30', mileage: '9000' };
    const answered = run(
      { type: 'changed', carId: 'car', to },
      { type: 'filesTaken', carId: 'car', files: [file('a'), file('v', 'video')] },
      { type: 'submitted', carId: 'car', happenedAt: NOW.toISOString() },
      { type: 'assessed', text: 'It squeals', assessment: assessment('Since when?') },
      { type: 'answered', index: 0, answer: 'Monday' },
    );
    expect(answered).toMatchObject({ step: 'questions', ...to, answers: ['Monday'] });
    expect(logFlow(answered, { type: 'wentBack' })).toEqual({ ...answered, step: 'form' });
  });

  test('more questions come after those already shown, answers stay', { tags: ['STAT-28', 'LOG-10'] }, () => {
    const answered = logFlow(asked, { type: 'answered', index: 1, answer: 'Very' });
    const more = logFlow(answered, { type: 'moreAsked', questions: ['since when', 'When braking?'], max: 5 });
    expect(more.questions).toEqual(['Since when?', 'How loud?', 'When braking?']);
    expect(more.answers).toEqual(['', 'Very', '']);
    const last: LogAction = { type: 'answered', index: 2, answer: 'Always' };
    expect(logFlow(more, last).answers).toEqual(['', 'Very', 'Always']);
  });

  test('adds at most as many as requested', { tags: ['LOG-14'] }, () => {
    const more = logFlow(asked, { type: 'moreAsked', questions: ['A?', 'B?', 'C?'], max: 2 });
    expect(more.questions).toEqual(['Since when?', 'How loud?', 'A?', 'B?']);
  });

  test('a question without an answer is dropped', { tags: ['LOG-10'] }, () => {
    const blank = logFlow(asked, { type: 'answered', index: 0, answer: ' ' });
    const again: LogAction = { type: 'assessed', text: 'It grinds', assessment: assessment('Any smell?') };
    expect(logFlow(blank, again).questions).toEqual(['Any smell?']);
    expect(logFlow({ ...asked, answers: [] }, again).questions).toEqual(['Any smell?']);
  });

  test('are never more than 15, then no more may be asked', { tags: ['LOG-14', 'LOG-15'] }, () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 9 }), { maxLength: 9 }), (rounds) => {
        const flow = rounds.reduce(
          (before, questions) => logFlow(before, { type: 'moreAsked', questions, max: 5 }),
          asked,
        );
        expect(flow.questions.length).toBeLessThanOrEqual(15);
        expect(flow.answers.length).toBe(flow.questions.length);
        expect(mayAskMore(flow)).toBe(flow.questions.length < 15);
      }),
    );
    const many = Array.from({ length: 16 }, (_none, at) => `Question ${at}?`);
    const full = run({ type: 'assessed', text: 'It squeals', assessment: assessment(...many) });
    expect(full.questions).toEqual(many.slice(0, 15));
    const answered = { ...full, answers: full.questions.map(() => 'Yes') };
    const again: LogAction = { type: 'assessed', text: 'It grinds', assessment: assessment('Any smell?') };
    expect(logFlow(answered, again).questions).toEqual(full.questions);
  });

  test('a second assessment keeps the answers already given', { tags: ['STAT-28'] }, () => {
    const answered = logFlow(asked, { type: 'answered', index: 1, answer: 'Very' });
    const again = logFlow(answered, {
      type: 'assessed',
      text: 'It grinds',
      assessment: assessment('How loud?', 'Any smell?'),
    });
    expect(again.questions).toEqual(['How loud?', 'Any smell?']);
    expect(again.answers).toEqual(['Very', '']);
    expect(again.step).toBe('questions');
  });
});

test(
  "finishing opens the new issue's summary, or its car when it is not found",
  { tags: ['LOG-19', 'LOG-20'] },
  () => {
    expect(afterFinish('car', { id: 'issue' })).toEqual({
      screen: 'symptomSummary',
      carId: 'car',
      issueId: 'issue',
    });
    expect(afterFinish('car', null)).toEqual({ screen: 'car', carId: 'car' });
  },
);
