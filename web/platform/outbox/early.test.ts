import { expect, test } from 'vitest';
import type { Settings } from '#domain/settings/schema.ts';
import type { EarlyRead } from '#domain/outbox/offline.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { hideEarly, showEarly } from './early.ts';
import { recordsState } from '#web/platform/records/state.ts';
import { outboxState } from './state.ts';

const themed = (theme: Settings['theme']): EarlyRead => ({
  procedure: 'settings.read',
  data: (settings) => settings && { ...settings, theme },
});
const muted: EarlyRead = {
  procedure: 'settings.read',
  data: (settings) => settings && { ...settings, notificationsEnabled: false },
};
const settings = { theme: 'system', notificationsEnabled: true };
const shown = (procedure: EarlyRead['procedure'], data: unknown) => outboxState.get().apply(procedure, data);

test('changes show over what was read, the later one over the earlier, and only where they belong', () => {
  showEarly([themed('dark')]);
  showEarly([muted]);
  showEarly([themed('light')]);
  expect(shown('settings.read', settings)).toEqual({
    theme: 'light',
    notificationsEnabled: false,
  });
  expect(shown('settings.read', undefined)).toBeUndefined();
  expect(shown('cars.list', settings)).toBe(settings);
  hideEarly();
  expect(shown('settings.read', settings)).toBe(settings);
});

test('changes show in the records, the later one after the earlier', () => {
  const cars = new Map([['car', { issue: new Map([['issue', { notes: '' }]]) }]]);
  recordsState.set({ ...recordsState.get(), cars });
  const noted = (text: string) => ({
    applies: (records: Cars): Cars => {
      const issue = records.get('car')!.issue!.get('issue')!;
      const edited = { ...issue, notes: `${String(issue['notes'])}${text}` };
      return new Map([['car', { issue: new Map([['issue', edited]]) }]]);
    },
  });
  const notes = () =>
    outboxState.get().applyToRecords(recordsState.get()).get('car')?.issue?.get('issue')?.['notes'];
  showEarly([noted('Only ')]);
  showEarly([noted('when wet')]);
  expect(notes()).toBe('Only when wet');
  hideEarly();
  expect(notes()).toBe('');
});
