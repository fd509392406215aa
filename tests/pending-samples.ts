import { readingsOf } from '#domain/mileage/reading-record.ts';
import { idFrom } from '#domain/make-id.ts';
import { nothingPending, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';

export const id = (n: number) => idFrom(1_700_000_000_000 + n, new Uint8Array(10).fill(n));
export const carId = id(1);
export const AT = '2026-03-05T10:00:00.000Z';

export const waiting = (...operations: PendingOperation[]): Pending => ({
  ...nothingPending,
  operations,
  files: new Map([[id(50), { url: 'blob:picture', kind: 'picture' }]]),
  untitled: (date, language) => `untitled ${language} ${date}`,
});
/** The records of the car once these operations are applied to it. */
export const recordsAfter = (...operations: PendingOperation[]) =>
  withWaiting(new Map([[carId, { car: { mileage: null } }]]), waiting(...operations)).get(carId)!;
export const readingsAfter = (...operations: PendingOperation[]) => readingsOf(recordsAfter(...operations));
export const log = (n: number, changes: object = {}): PendingOperation => ({
  procedure: 'issues.log',
  at: AT,
  input: {
    id: id(n),
    carId,
    description: `Problem ${n}`,
    date: AT,
    mediaIds: [],
    language: 'en',
    aiQuestions: ['Since when?'],
    aiAnswers: ['Monday'],
    assessment: {
      summary: 'It may be worn',
      causes: ['Wear'],
      recommendations: ['Look'],
      symptoms: ['It squeals'],
      source: 'engine',
      category: 'braking',
      drivingAdvice: 'soon',
      drivingAdviceReason: '',
    },
    ...changes,
  },
});
export const edit = (n: number, changes: object): PendingOperation => ({
  procedure: 'issues.edit',
  at: AT,
  input: { carId, issueId: id(n), baseVersion: 1, changes },
});
export const repair = (n: number, changes: object = {}): PendingOperation => ({
  procedure: 'repairs.log',
  at: AT,
  input: {
    id: id(n),
    carId,
    title: `Repair ${n}`,
    date: '2026-03-04',
    currency: 'EUR',
    cost: 10.5,
    resolvedIssues: [],
    partiallyResolvedIssues: [],
    ...changes,
  },
});
