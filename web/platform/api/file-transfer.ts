import { ApiError, NetworkError, readError } from './errors.ts';

export type NamedFile = { name: string; file: Blob };
type Body = { method: string; json?: unknown };
type Options = { signal: AbortSignal; onProgress?: (bytes: number) => void };

export async function fetchFile(
  path: string,
  { method, json }: Body,
  { signal, onProgress }: Options,
): Promise<NamedFile> {
  try {
    const response = await fetch(path, {
      method,
      signal,
      ...(json === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
    });
    if (!response.ok || !response.body) throw await readError(response);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.length;
      onProgress?.(bytes);
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return {
      name: name ?? 'carful',
      file: new Blob(parts, { type: response.headers.get('content-type') ?? '' }),
    };
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new NetworkError(error);
  }
}

export function saveFile({ name, file }: NamedFile): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
