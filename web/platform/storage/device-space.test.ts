import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Toast } from '#web/platform/toasts/toasts.ts';

const { toasts } = vi.hoisted(() => ({ toasts: [] as Toast[] }));
vi.mock('#web/platform/toasts/toasts.ts', () => ({ showToast: (one: Toast) => toasts.push(one) }));
vi.mock('#web/platform/language/language.ts', () => ({
  currentWords: () => ({ t: (text: string) => text, format: ({ phrase }: { phrase: string }) => phrase }),
}));
const { addFile } = vi.hoisted(() => ({ addFile: vi.fn<() => Promise<void>>() }));
vi.mock('#web/platform/outbox/queue-store.ts', () => ({ addFile }));
vi.mock('#web/platform/outbox/pump.ts', () => ({ changed: async () => {}, pump: async () => {} }));
vi.mock('#web/platform/session/session-store.ts', () => ({}));

const persist = vi.fn<() => Promise<boolean>>();
let usage = 0;
const file = { name: 'brakes.mp4' } as never;

beforeEach(() => {
  vi.resetModules();
  toasts.length = 0;
  addFile.mockReset().mockResolvedValue();
  persist.mockReset().mockResolvedValue(false);
  const estimate = async () => ({ usage, quota: 1000 });
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => false, estimate } });
});
afterEach(() => void vi.unstubAllGlobals());

const storeFile = async () => (await import('#web/platform/outbox/decisions.ts')).storeFile;

test('what waits asks once for storage that lasts', { tags: ['OFF-05'] }, async () => {
  const store = await storeFile();
  usage = 100;
  await store(file);
  await store(file);
  expect(persist).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([]);
});

test('from 80 % of its limit on the owner is warned, once', { tags: ['OFF-05'] }, async () => {
  const store = await storeFile();
  const counts = [];
  for (usage of [799, 800, 900]) {
    await store(file);
    counts.push(toasts.length);
  }
  expect(counts).toEqual([0, 1, 1]);
  expect(toasts).toMatchObject([{ title: 'Space on this device is running out', persistent: true }]);
});

test('a file that does not fit is refused with what to do', { tags: ['OFF-06'] }, async () => {
  const store = await storeFile();
  const full = new DOMException('full', 'QuotaExceededError');
  addFile.mockRejectedValue(full);
  await expect(store(file)).rejects.toBe(full);
  const description = expect.stringMatching(
    /^Still in the form: .+\. Free up some space, or go online and try again\.$/,
  );
  const title = 'There is no space left on this device';
  expect(toasts).toMatchObject([{ title, description, destructive: true }]);
});

test('a browser that says nothing of its storage stores as before', async () => {
  vi.stubGlobal('navigator', {});
  await (
    await storeFile()
  )(file);
  expect(addFile).toHaveBeenCalledTimes(1);
});
