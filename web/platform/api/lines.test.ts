import { afterEach, expect, test, vi } from 'vitest';
import { commitImport } from './import-requests.ts';

afterEach(() => vi.unstubAllGlobals());

const step = { importId: 'import', opId: 'operation' };
/** Answers in chunks, which may end anywhere. */
const answering = (...chunks: string[]) =>
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(stream) {
        for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
        stream.close();
      },
    });
    return new Response(body);
  });

test(
  'the share of the work is told as it comes, and at last what was added',
  { tags: ['IMP-18'] },
  async () => {
    answering('{"share":0.1', '5}\n{"sha', 're":0.95}\n{"counts":{"fill":', '1}}\n');
    const shares: number[] = [];
    expect(await commitImport(step, {}, (share) => shares.push(share))).toEqual({ fill: 1 });
    expect(shares).toEqual([0.15, 0.95]);
  },
);

test('an answer that was cut off counts as none, so that it is asked for again', async () => {
  for (const text of ['', '{"share":0.15}\n', '{"share":0.15}\n{"counts":']) {
    answering(text);
    await expect(commitImport(step, {}, () => undefined)).rejects.toMatchObject({ name: 'NetworkError' });
  }
});

test('a refusal is the error that the server names', async () => {
  for (const [code, status] of [
    ['NOT_FOUND', 404],
    ['BAD_REQUEST', 400],
  ] as const) {
    vi.stubGlobal('fetch', async () => Response.json({ code, status, message: '' }, { status }));
    await expect(commitImport(step, {}, () => undefined)).rejects.toMatchObject({ code });
  }
});

test('a process of the version before, without such an answer, commits the same operation', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, JSON.parse(body as string)]);
    return path.endsWith('/lines')
      ? Response.json({ code: 'NOT_FOUND', status: 404, message: '' }, { status: 404 })
      : Response.json({ fill: 1 });
  });
  expect(await commitImport(step, {}, () => undefined)).toEqual({ fill: 1 });
  expect(asked).toEqual(
    ['/api/imports/import/commit/lines', '/api/imports/import/commit'].map((path) => [
      'POST',
      path,
      { opId: 'operation' },
    ]),
  );
});
