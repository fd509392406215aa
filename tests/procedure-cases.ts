import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { Procedure } from '#domain/calls.ts';
import { carDraft, issueDraft, mechanicRepair, mechanicSymptom, repairDraft } from './people.ts';

/** One person's things, whose ids the cases use. */
export type Things = {
  carId: Id;
  issueId: Id;
  recurrenceId: Id;
  repairId: Id;
  linkId: Id;
  token: string;
};

const op = () => ({ opId: newId(), baseVersion: 1 });

/**
 * An input that succeeds for the owner of the things. Every procedure of the contract has one: a new
 * procedure without it does not compile, so it can not miss the isolation and fuzz tests.
 */
export const inputFor: Record<Procedure, (mine: Things) => Record<string, unknown>> = {
  'session.read': () => ({}),
  'profile.read': () => ({}),
  'profile.save': () => ({ firstName: 'Anna', lastName: 'Kalniņa', phone: '+37126123456' }),
  'account.read': () => ({}),
  'account.confirmEmail': () => ({ token: 'a-token-of-no-mail' }),
  // The two that would put an end to the caller go no further than the password.
  'account.changeEmail': () => ({ newEmail: 'anna@example.org', password: 'not the password 1' }),
  'account.delete': () => ({ password: 'not the password 1' }),
  'account.endSession': () => ({ sessionId: newId() }),
  'account.endSessions': () => ({ includingThis: false }),
  'settings.read': () => ({}),
  'settings.edit': ({ carId }) => ({
    ...op(),
    changes: { theme: { from: 'system', to: 'dark' }, mainCarId: { from: null, to: carId } },
  }),
  'cars.list': () => ({}),
  'cars.add': () => carDraft({ vin: 'YV1SW61', mileage: 1000 }),
  'cars.read': ({ carId }) => ({ carId }),
  'cars.edit': ({ carId }) => ({ ...op(), carId, changes: { model: { from: 'V70', to: 'V90' } } }),
  'cars.delete': ({ carId }) => ({ opId: newId(), carId }),
  'issues.list': ({ carId }) => ({ carId, limit: '10', open: 'true' }),
  'issues.marks': ({ carId }) => ({ carId, open: 'true' }),
  'issues.log': ({ carId }) => issueDraft(carId),
  'issues.read': ({ carId, issueId }) => ({ carId, issueId }),
  'issues.edit': ({ carId, issueId }) => ({
    ...op(),
    carId,
    issueId,
    changes: { notes: { from: '', to: 'Mine' } },
  }),
  'issues.delete': ({ carId, issueId }) => ({ opId: newId(), carId, issueId }),
  'recurrences.add': ({ carId, issueId }) => ({
    opId: newId(),
    id: newId(),
    carId,
    issueId,
    date: '2026-01-05',
    notes: 'Again',
  }),
  'recurrences.delete': ({ carId, issueId, recurrenceId }) => ({
    opId: newId(),
    carId,
    issueId,
    recurrenceId,
  }),
  'repairs.list': ({ carId }) => ({ carId }),
  'repairs.marks': ({ carId }) => ({ carId }),
  'repairs.summary': ({ carId }) => ({ carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' }),
  'repairs.form': ({ carId, repairId }) => ({ carId, repairId }),
  'repairs.log': ({ carId, issueId }) => repairDraft(carId, { resolvedIssues: [issueId] }),
  'repairs.edit': ({ carId, repairId }) => ({
    ...op(),
    carId,
    repairId,
    changes: { title: { from: 'New brake pads', to: 'New discs' } },
  }),
  'repairs.delete': ({ carId, repairId }) => ({ opId: newId(), carId, repairId }),
  'timeline.list': ({ carId }) => ({ carId, timeZone: 'Europe/Riga' }),
  'timeline.marks': ({ carId }) => ({ carId, timeZone: 'Europe/Riga', kind: 'issues' }),
  'mileage.list': ({ carId }) => ({ carId }),
  'reports.figures': ({ carId }) => ({ carId, timeZone: 'Europe/Riga' }),
  // Without mail it goes no further than the proof of the car.
  'reports.mail': ({ carId }) => ({
    carId,
    language: 'lv',
    include: { costs: true, vin: true, notes: true, pictures: true },
  }),
  'share.list': () => ({}),
  'share.create': ({ carId, issueId }) => ({ opId: newId(), id: newId(), carId, issueId, isEditable: false }),
  'share.delete': ({ linkId }) => ({ opId: newId(), linkId }),
  'share.edit': ({ linkId }) => ({ opId: newId(), linkId, isEditable: true, hours: 72 }),
  'share.news': () => ({}),
  'share.markSeen': ({ repairId, issueId }) => ({ opId: newId(), ids: [repairId, issueId] }),
  'share.open': ({ token }) => ({ token }),
  'share.logRepair': ({ token, issueId }) => mechanicRepair(token, { resolvedIssues: [issueId] }),
  'share.logSymptom': ({ token }) => mechanicSymptom(token),
  'assistant.thread': ({ carId }) => ({ carId }),
  'assistant.suggestions': ({ carId }) => ({ carId, language: 'lv' }),
  'assistant.facts': ({ carId }) => ({ carId }),
  'assistant.clear': ({ carId }) => ({ carId }),
  'assistant.lastSent': () => ({}),
  'functions.analyzeSymptom': () => ({
    description: 'It squeals',
    carDetails: { brand: 'Volvo', model: 'V70', year: 2012 },
  }),
  'functions.synthesizeSymptoms': () => ({
    questionAnswer: { question: 'When?', answer: 'Daily' },
    language: 'English',
  }),
  'functions.carAssistant': () => ({
    messages: [{ role: 'user', content: 'Why does it squeal?' }],
    carDetails: null,
  }),
};
