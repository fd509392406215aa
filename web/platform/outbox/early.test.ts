import { expect, test } from 'vitest';
import type { Settings } from '#domain/settings/schema.ts';
import type { CacheUpdate } from '#domain/outbox/offline.ts';
import { hideEarly, showEarly } from './early.ts';
import { outboxState } from './state.ts';

const themed = (theme: Settings['theme']): CacheUpdate => ({
  procedure: 'settings.read',
  input: undefined,
  data: (settings) => settings && { ...settings, theme },
});
const muted: CacheUpdate = {
  procedure: 'settings.read',
  input: undefined,
  data: (settings) => settings && { ...settings, notificationsEnabled: false },
};
const issue: CacheUpdate = {
  procedure: 'issues.read',
  input: { carId: 'car', issueId: 'issue' },
  data: (known) => known && { ...known, notes: 'Only when wet' },
};
const settings = { theme: 'system', notificationsEnabled: true };
const shown = (procedure: CacheUpdate['procedure'], input: unknown, data: unknown) =>
  outboxState.get().apply(procedure, input, data, false);

test('changes show over what was read, the later one over the earlier, and only where they belong', () => {
  showEarly([themed('dark'), issue]);
  showEarly([muted]);
  showEarly([themed('light')]);
  expect(shown('settings.read', undefined, settings)).toEqual({
    theme: 'light',
    notificationsEnabled: false,
  });
  expect(shown('settings.read', undefined, undefined)).toBeUndefined();
  const notes = { notes: '' };
  expect(shown('issues.read', { issueId: 'issue', carId: 'car' }, notes)).toEqual({ notes: 'Only when wet' });
  expect(shown('issues.read', { issueId: 'other', carId: 'car' }, notes)).toBe(notes);
  expect(shown('cars.list', undefined, notes)).toBe(notes);
  hideEarly();
  expect(shown('settings.read', undefined, settings)).toBe(settings);
});
