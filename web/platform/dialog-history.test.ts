import { beforeEach, expect, test, vi } from 'vitest';

/** A tab: `go` moves later and notifies, as in a browser. */
function newTab(start: object[], startAt: number) {
  let states = start;
  let at = startAt;
  const listeners = new Set<() => void>();
  const tab = {
    get state() {
      return states[at];
    },
    pushState: (state: object) => {
      states = [...states.slice(0, at + 1), state];
      at += 1;
    },
    go: (delta: number) =>
      void setTimeout(() => {
        if (!states[at + delta]) throw new Error('left the app');
        at += delta;
        for (const listener of listeners) listener();
      }, 5),
  };
  vi.stubGlobal('history', tab);
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.add(listener));
  return { tab, place: () => at };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const load = () => import('./dialog-history.ts');

test('after a reload with a dialog open its entry is removed', async () => {
  const { place } = newTab([{ idx: 0 }, { idx: 1 }, { idx: 1, dialogs: 1 }], 2);
  const { startDialogHistory } = await load();
  startDialogHistory();
  await vi.runAllTimersAsync();
  expect(place()).toBe(1);
});

test('leaving while the entry of a closed dialog is being removed goes back only once', async () => {
  const { tab, place } = newTab([{ idx: 0 }, { idx: 1 }], 1);
  const { followDialog, leaveDialogs } = await load();
  const end = followDialog(() => {});
  expect(place()).toBe(2);
  end();
  await vi.advanceTimersByTimeAsync(1);
  leaveDialogs(() => tab.pushState({ idx: 2 }));
  await vi.runAllTimersAsync();
  expect([place(), tab.state]).toEqual([2, { idx: 2 }]);
});

test('the second of two departures wins, and the entries are removed once', async () => {
  const { tab, place } = newTab([{ idx: 0 }, { idx: 1 }], 1);
  const { followDialog, leaveDialogs } = await load();
  followDialog(() => {});
  const first = vi.fn<() => void>();
  leaveDialogs(first);
  leaveDialogs(() => tab.go(-1));
  await vi.runAllTimersAsync();
  expect(first).not.toHaveBeenCalled();
  expect(place()).toBe(0);
});

test('a dialog opened while an entry is being removed is not closed by that', async () => {
  const { tab, place } = newTab([{ idx: 0 }], 0);
  const { followDialog } = await load();
  followDialog(() => {})();
  await vi.advanceTimersByTimeAsync(1);
  const close = vi.fn<() => void>();
  followDialog(close);
  await vi.runAllTimersAsync();
  expect(close).not.toHaveBeenCalled();
  expect([place(), tab.state]).toEqual([1, { idx: 0, dialogs: 1 }]);
  tab.go(-1);
  await vi.runAllTimersAsync();
  expect(close).toHaveBeenCalledOnce();
});
