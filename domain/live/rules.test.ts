import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { concerns, isOutdated, reconnectDelayMs, SILENCE_MS } from './rules.ts';
import type { LiveChange } from './schema.ts';

const carId = '0197a000-0000-7000-8000-000000000001';
const otherCarId = '0197a000-0000-7000-8000-000000000002';
const change = (kind: LiveChange['kind'], of: string | null = null): LiveChange => ({
  kind,
  carId: of,
  opId: null,
});

test('a live connection opens within 10 s and has a heartbeat every 30 s', { tags: ['LIM-22'] }, () => {
  expect([limits.realtimeConnectMs, limits.realtimeHeartbeatMs]).toEqual([10_000, 30_000]);
  expect(SILENCE_MS).toBeGreaterThan(limits.realtimeHeartbeatMs);
});

test('it is tried again after 1, 2, 5 and 10 s, and then every 10 s', { tags: ['LIM-24'] }, () => {
  expect([0, 1, 2, 3].map(reconnectDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000]);
  fc.assert(fc.property(fc.integer({ min: 3 }), (failures) => reconnectDelayMs(failures) === 10_000));
});

test('a change of a car affects its own reads and those of all cars, but no other car', () => {
  const ofCar = change('car', carId);
  expect(concerns(ofCar, 'issues.list', { carId, limit: 3 })).toBe(true);
  expect(concerns(ofCar, 'issues.read', { carId, issueId: otherCarId })).toBe(true);
  expect(concerns(ofCar, 'cars.list', null)).toBe(true);
  expect(concerns(ofCar, 'share.list', null)).toBe(true);
  expect(concerns(ofCar, 'repairs.list', { carId: otherCarId })).toBe(false);
  expect(concerns(ofCar, 'settings.read', null)).toBe(false);
  expect(concerns(ofCar, 'account.read', null)).toBe(false);
  expect(concerns(ofCar, 'profile.read', null)).toBe(false);
  expect(concerns(ofCar, 'session.read', null)).toBe(false);
  expect(concerns(ofCar, 'functions.analyzeSymptom', null)).toBe(false);
});

test('any other change concerns its own noun only', () => {
  expect(concerns(change('settings'), 'settings.read', null)).toBe(true);
  expect(concerns(change('settings'), 'cars.list', null)).toBe(true);
  expect(concerns(change('settings'), 'cars.edit', { carId })).toBe(true);
  expect(concerns(change('settings'), 'issues.list', { carId })).toBe(false);
  expect(concerns(change('links', carId), 'share.list', null)).toBe(true);
  expect(concerns(change('links', carId), 'cars.list', null)).toBe(false);
  expect(concerns(change('thread', carId), 'assistant.thread', { carId })).toBe(true);
  expect(concerns(change('thread', carId), 'assistant.thread', { carId: otherCarId })).toBe(false);
  expect(concerns(change('session'), 'account.read', null)).toBe(true);
  expect(concerns(change('session'), 'cars.list', null)).toBe(false);
});

test('a page is outdated when something changed since its answers were fresh, a moment of doubt included', () => {
  expect(isOutdated(null, 60_000)).toBe(false);
  expect(isOutdated(500, 3_000)).toBe(true);
  expect(isOutdated(4_000, 3_000)).toBe(true);
  expect(isOutdated(5_000, 3_000)).toBe(true);
  expect(isOutdated(5_001, 3_000)).toBe(false);
  expect(isOutdated(60_000, 3_000)).toBe(false);
});
