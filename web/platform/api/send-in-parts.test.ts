import { expect, test, vi, beforeEach, afterEach } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { UploadState } from '#domain/media/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { ApiError, NetworkError } from './errors.ts';
import { isSentInParts, sendInParts } from './send-in-parts.ts';

const PART = limits.uploadPartBytes;
const file = new Blob([new Uint8Array(3 * PART + 100)]);
const refusal = (code: string, status: number) => new ApiError({ code, status, message: '' });

/** A server that has what arrived; `fault` says how much of a part arrives before the line is cut. */
let received: number;
let sent: number;
let fault: (at: number) => number | null;
const progress = vi.fn<(bytes: number) => void>();

const send = async (path: string, method: string, part?: Blob): Promise<UploadState> => {
  const { searchParams } = new URL(path, 'http://localhost');
  if (method === 'POST') return { received, media: received === file.size ? ({ id: 'x' } as never) : null };
  const offset = Number(searchParams.get('offset'));
  if (offset !== received) throw refusal('WRONG_OFFSET', 409);
  sent += part!.size;
  const cut = fault(offset);
  received += cut ?? part!.size;
  if (cut !== null) throw new NetworkError(null);
  return { received, media: received === file.size ? ({ id: 'x' } as never) : null };
};
const options = { query: 'purpose=issue', send, onReceived: progress };

beforeEach(() => {
  [received, sent] = [0, 0];
  fault = () => null;
  progress.mockReset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('files of up to 1 MB go in one request, larger ones in parts', { tags: ['OFF-01'] }, async () => {
  expect(isSentInParts(new Blob([new Uint8Array(1024 * 1024)]))).toBe(false);
  expect(isSentInParts(new Blob([new Uint8Array(1024 * 1024 + 1)]))).toBe(true);
  expect(await sendInParts(newId(), file, options)).toEqual({ id: 'x' });
  expect(sent).toBe(file.size);
  expect(progress.mock.calls.flat()).toEqual([0, PART, 2 * PART, 3 * PART]);
});

test('a cut is followed by what has not arrived, and nothing else', { tags: ['OFF-01'] }, async () => {
  let cuts = 0;
  fault = () => (cuts++ < 2 ? 100_000 : null);
  await sendInParts(newId(), file, options);
  expect(sent - file.size).toBe(2 * (PART - 100_000));
});

test('a server that stores nothing is given up after some tries', async () => {
  fault = () => 0;
  await expect(sendInParts(newId(), file, options)).rejects.toBeInstanceOf(NetworkError);
  expect(sent).toBeLessThanOrEqual(5 * PART);
});

test('a refusal ends it at once', async () => {
  const refused = async (path: string, method: string) =>
    method === 'POST' ? send(path, method) : Promise.reject(refusal('UNSUPPORTED_MEDIA', 415));
  await expect(sendInParts(newId(), file, { ...options, send: refused })).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA',
  });
});
