import { expect, test } from 'vitest';
import type { PendingOperation } from './pending.ts';
import { queuedProcedures, showsEarly } from './register.ts';

test('edits of an issue, of a reply, of the settings and of notices show before their answer', () => {
  const early = queuedProcedures.filter((procedure) => showsEarly({ procedure } as PendingOperation));
  expect(early.toSorted()).toEqual(['issues.edit', 'notices.edit', 'replies.edit', 'settings.edit']);
});
