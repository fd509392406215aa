import { NetworkError, readError } from './errors.ts';
import type { RequestOptions } from './request.ts';

/** @returns the last line @throws ApiError when refused, NetworkError when it was cut off, AbortError when stopped */
export async function postForLines<Line>(
  path: string,
  json: unknown,
  { signal, account }: RequestOptions,
  onLine: (line: Line) => void,
): Promise<Line | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/x-ndjson',
        'content-type': 'application/json',
        ...(account === undefined ? {} : { 'x-carful-account': account }),
      },
      body: JSON.stringify(json),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await readError(response);
    let last: Line | undefined;
    for await (const line of linesOf(response)) {
      last = JSON.parse(line) as Line;
      onLine(last);
    }
    return last;
  } catch (error) {
    // Both fetch and an interrupted stream throw a TypeError.
    if (error instanceof TypeError && !signal?.aborted) throw new NetworkError(error);
    throw error;
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + chunk.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
