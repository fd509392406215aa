import { expect, test } from 'vitest';
import { receiptFields } from './receipt-fields.ts';
import { receiptsOf, withReceiptList } from './receipt-rules.ts';

test('receipts are named in a list, or one as before', () => {
  expect(receiptsOf({ receiptIds: ['a', 'b'], receiptId: 'c' })).toEqual(['a', 'b']);
  expect(receiptsOf({ receiptIds: [], receiptId: 'c' })).toEqual([]);
  expect(receiptsOf({ receiptId: 'c' })).toEqual(['c']);
  expect([receiptsOf({ receiptId: null }), receiptsOf({})]).toEqual([[], []]);
});

test('an edit of one receipt becomes one of the list, in its place', () => {
  const to = (present: string[], from: string | null, id: string | null) =>
    withReceiptList({ receiptId: { from, to: id } }, present);
  const list = (from: string[], ...ids: string[]) => ({ receiptIds: { from, to: ids } });
  const three = ['a', 'b', 'c'];
  expect(to(three, 'b', 'x')).toEqual(list(three, 'a', 'x', 'c'));
  expect(to(three, 'a', 'x')).toEqual(list(three, 'x', 'b', 'c'));
  expect(to(three, 'b', null)).toEqual(list(three, 'a', 'c'));
  // Named already, gone already, or none before.
  expect(to(three, 'a', 'c')).toEqual(list(three, 'b', 'c'));
  expect(to(three, 'gone', 'x')).toEqual(list(three, 'a', 'b', 'c', 'x'));
  expect(to([], null, 'x')).toEqual(list([], 'x'));
});

test('an edit that names the list, or no receipt, stays as it is', () => {
  const title = { from: 'A', to: 'B' };
  const receiptIds = { from: [], to: ['a'] };
  expect(withReceiptList({ title }, ['a'])).toEqual({ title });
  expect(withReceiptList({ title, receiptIds, receiptId: { from: null, to: 'b' } }, [])).toEqual({
    title,
    receiptIds,
  });
});

test('the first receipt is named for the version before, too', () => {
  const receipts = ['a', 'b'].map((id) => ({ id, url: `/files/${id}`, kind: 'picture' as const }));
  expect(receiptFields(receipts)).toEqual({
    receiptIds: ['a', 'b'],
    receipts,
    receiptId: 'a',
    receiptUrl: '/files/a',
  });
  expect(receiptFields([])).toEqual({ receiptIds: [], receipts: [], receiptId: null, receiptUrl: null });
});
