import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { Id } from '#domain/ids.ts';
import { nextToSend, waitsForRecord } from './order.ts';
import type { PendingOperation } from './pending.ts';
import { AT, carId, edit, id, log, repair } from '#tests/pending-samples.ts';

const newCar = (n: number, changes: object = {}): PendingOperation => ({
  procedure: 'cars.add',
  at: AT,
  input: { id: id(n), brand: 'Saab', model: '900', year: 1990, photoId: null, ...changes },
});
const editedRepair = (n: number, changes: object): PendingOperation => ({
  procedure: 'repairs.edit',
  at: AT,
  input: { carId, repairId: id(n), baseVersion: 1, changes },
});
/** An import that makes these cars. */
const begunImport = (...cars: number[]) =>
  ({
    procedure: 'imports.begin',
    at: AT,
    input: { id: id(70), targets: [{ add: null, carId }, ...cars.map((n) => ({ add: {}, carId: id(n) }))] },
  }) as unknown as PendingOperation;

describe('the next operation to send', () => {
  const queued = (operation: PendingOperation) => ({ ...operation, refused: null });
  const parked = (operation: PendingOperation, status = 409) => ({ ...operation, refused: { status } });
  const other = queued(log(8));
  const ofCar = (n: number) => queued(log(9, { carId: id(n) }));

  test('is the first that was not refused', () => {
    expect(nextToSend([], 0)).toBeUndefined();
    expect(nextToSend([other, ofCar(1)], 0)).toBe(other);
    expect(nextToSend([parked(log(7)), other, ofCar(1)], 0)).toBe(other);
    expect(nextToSend([parked(log(7)), parked(log(6), 503)], 0)).toBeUndefined();
  });

  test('is not one that can still be taken back; what depends on it waits', () => {
    const held = { ...queued(edit(9, {})), heldUntil: 12_000 };
    expect(nextToSend([held, queued(edit(9, {})), other], 11_999)).toBe(other);
    expect(nextToSend([held, other], 12_000)).toBe(held);
    // The clock was set back.
    expect(nextToSend([{ ...held, heldUntil: 90_000_000 }, other], 0)).toMatchObject({
      heldUntil: 90_000_000,
    });
  });

  tableTest([
    { what: 'an edit of it', later: edit(9, {}) },
    { what: 'a record that names it in a list', later: repair(30, { resolvedIssues: [id(7), id(9)] }) },
    {
      what: 'a change to it, beside a field that is emptied',
      later: editedRepair(30, { mileage: { from: 5, to: null }, resolvedIssues: { from: [], to: [id(9)] } }),
    },
  ])('after a record that the server refused is not what depends on it', ({ later }) => {
    for (const status of [409, 422, 503]) {
      const refused = parked(log(9), status);
      expect(nextToSend([refused, queued(later)], 0)).toBeUndefined();
      expect(nextToSend([refused, queued(later), other], 0)).toBe(other);
      expect(nextToSend([parked(log(6), status), queued(later)], 0)).toEqual(queued(later));
    }
  });

  test('is nothing of a car that an import has yet to add, whichever of its cars that is', () => {
    const refused = parked(begunImport(2, 3));
    for (const n of [2, 3]) expect(nextToSend([refused, ofCar(n), other], 0)).toBe(other);
    expect(nextToSend([refused, ofCar(4)], 0)).toEqual(ofCar(4));
    // One into a car that is there holds up nothing.
    expect(nextToSend([parked(begunImport()), other], 0)).toBe(other);
  });

  test('after a refused change of the same record is one that the refusal makes final', () => {
    const later = queued(edit(9, { title: { from: 'A', to: 'B' } }));
    for (const status of [400, 409, 499])
      expect(nextToSend([parked(edit(9, {}), status), later], 0)).toBe(later);
    for (const status of [500, 503]) {
      expect(nextToSend([parked(edit(9, {}), status), later], 0)).toBeUndefined();
      expect(nextToSend([parked(edit(8, {}), status), later], 0)).toBe(later);
    }
  });

  test('overtakes no change of the same record that waits itself', () => {
    const linking = queued(editedRepair(30, { resolvedIssues: { from: [], to: [id(9)] } }));
    const later = queued(editedRepair(30, { title: { from: 'A', to: 'B' } }));
    expect(nextToSend([parked(log(9)), linking, later], 0)).toBeUndefined();
    expect(nextToSend([parked(log(9)), linking, later, other], 0)).toBe(other);
    expect(nextToSend([parked(log(9)), queued(editedRepair(31, {})), later], 0)).toMatchObject({
      input: { repairId: id(31) },
    });
  });
});

describe('a file waits', () => {
  const file = (car: Id | null, owedTo?: number) => ({
    id: id(50),
    carId: car,
    owed: owedTo === undefined ? null : ({ to: 'issue', id: id(owedTo) } as const),
  });

  test('for its car and for the record that it is owed to, and for nothing else', () => {
    expect(waitsForRecord(file(carId), [])).toBe(false);
    expect(waitsForRecord(file(carId), [log(9)])).toBe(false);
    expect(waitsForRecord(file(null), [newCar(1), log(9)])).toBe(false);
    expect(waitsForRecord(file(carId), [log(9), newCar(1)])).toBe(true);
    expect(waitsForRecord(file(carId, 9), [newCar(2), log(9)])).toBe(true);
    expect(waitsForRecord(file(carId, 9), [log(8)])).toBe(false);
    expect(waitsForRecord(file(id(3)), [begunImport(2, 3)])).toBe(true);
    // They are there already.
    expect(waitsForRecord(file(carId, 9), [edit(9, {}), begunImport()])).toBe(false);
  });

  test('not for a record that names it: that is sent after its files', () => {
    expect(waitsForRecord(file(carId, 9), [log(9, { mediaIds: [id(50)] })])).toBe(false);
    expect(waitsForRecord(file(carId, 9), [log(9, { mediaIds: [id(51)] })])).toBe(true);
    expect(waitsForRecord(file(carId), [newCar(1, { photoId: id(50) })])).toBe(false);
  });
});
