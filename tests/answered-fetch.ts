import { afterEach, beforeEach, vi } from 'vitest';

export const json = (body: object, status = 200): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));

/** In each test of a file `answerWith` stands for the server; `bodies` are what it was sent. Warnings are silent. */
export function answeredFetch() {
  const bodies: unknown[] = [];
  beforeEach(() => {
    bodies.length = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const answerWith = (answer: () => Promise<Response>) =>
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body));
      return answer();
    });
  return { bodies, answerWith };
}
