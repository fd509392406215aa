import { expect, test } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { carWords } from '#tests/car-words.ts';
import { operationText, refusalText } from './outbox-words.ts';

const ID = '0198c0de-0000-7000-8000-000000000001';
const at = '2026-03-05T10:30:00.000Z';
const [en, lv] = [carWords('en'), carWords('lv')];

test(
  'an edit that waits is told by the names of its fields, never by codes or ids',
  { tags: ['LIM-08', 'LIM-09'] },
  () => {
    const repair: PendingOperation = {
      procedure: 'repairs.edit',
      at,
      input: {
        carId: ID,
        repairId: ID,
        baseVersion: 1,
        changes: {
          kind: { from: 'repair', to: 'service' },
          cost: { from: 10, to: 12.5 },
          currency: { from: 'EUR', to: 'USD' },
          date: { from: '2026-03-05', to: '2026-03-06' },
          receiptId: { from: null, to: ID },
          garageName: { from: 'Motors', to: null },
          resolvedIssues: { from: [], to: [ID] },
        },
      },
    };
    expect(operationText(repair, en)).toBe(
      'Kind: Service, Cost: $12.50, Currency: USD (US Dollar), Repair date: Mar 6, 2026, Receipt: 1 file, Garage, Resolved problems: 1 problem',
    );
    const settings: PendingOperation = {
      procedure: 'settings.edit',
      at,
      input: {
        baseVersion: 1,
        changes: {
          theme: { from: 'light', to: 'dark' },
          notificationsEnabled: { from: true, to: false },
          mainCarId: { from: null, to: ID },
        },
      },
    };
    expect(operationText(settings, lv)).toBe('Motīvs: Tumšs, Paziņojumi: Nē, Galvenais auto');
  },
);

test('a day that is all there is of a recurrence is written as a day', () => {
  const again: PendingOperation = {
    procedure: 'recurrences.add',
    at,
    input: { carId: ID, issueId: ID, id: ID, date: '2026-03-05' },
  };
  expect(operationText(again, en)).toBe('Mar 5, 2026');
  expect(operationText({ ...again, input: { ...again.input, notes: 'Again' } }, en)).toBe('Again');
});

test('an error of the server is told apart from what it did not accept', () => {
  const failed = refusalText({ code: 'INTERNAL_SERVER_ERROR', status: 500 });
  expect(en.format(failed)).toBe('The server had an error. Please try again later.');
  expect(lv.format(failed)).toBe('Serverī radās kļūda. Lūdzu, vēlāk mēģiniet vēlreiz.');
  expect(en.format(refusalText({ code: 'BUSY', status: 503 }))).toBe(
    'Another import is already in progress for this account.',
  );
  expect(en.format(refusalText({ code: 'BAD_REQUEST', status: 400 }))).toBe(
    'The server did not accept the request.',
  );
});
