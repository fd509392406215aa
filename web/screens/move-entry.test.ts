import { expect, test, vi } from 'vitest';
import { moveEntry } from './move-entry.ts';

type Values = { title: string; cost: string; currency: string };
type Draft = { values: Partial<Values>; carried: { from: Moved } };
type Moved = { carId: string; id: string; typed: Partial<Values>; given: Partial<Values> } | null;

const begun = vi.hoisted(() => ({ drafts: new Map<string, unknown>() }));
vi.mock('#web/platform/language/language.ts', () => ({ useWords: () => ({}) }));
vi.mock('#web/platform/drafts/drafts.ts', () => ({
  beginDraft: (key: string, draft: unknown) => begun.drafts.set(key, draft),
}));
vi.mock('#web/platform/storage/incoming.ts', () => ({ keepIncoming: async () => '' }));

const draft = (key: string) => begun.drafts.get(key) as Draft;
const stored: Values = { title: 'Oil', cost: '', currency: 'EUR' };

/** With what was typed there. */
function move(from: string, to: string, typed: Partial<Values>) {
  const before = begun.drafts.has(`new ${from}`) ? draft(`new ${from}`) : null;
  const form = {
    id: 'record',
    seen: before ? null : stored,
    values: { ...stored, ...before?.values, ...typed },
    typed,
    movesFrom: before && before.carried.from,
    forget: () => {},
  };
  const key = { draftKey: (carId: string) => `new ${carId}`, to: (carId: string) => carId };
  const edit = { key: (id: string) => `edit ${id}`, to: (carId: string) => carId };
  const files = { contents: async () => [], drop: () => {} };
  const around = { t: (text: string) => text, navigate: () => {} };
  return moveEntry(to, { carId: from, form, ...key, edit, files, without: {} }, around as never);
}

test('a stored record that comes back over two other cars has all that was typed on the way', async () => {
  await move('a', 'b', { title: 'Oil change' });
  await move('b', 'c', { cost: '50' });
  await move('c', 'a', { currency: 'USD' });
  expect(draft('edit record').values).toEqual({ title: 'Oil change', cost: '50', currency: 'USD' });
});
