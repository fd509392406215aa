import type { ByteRange } from '#server/platform/files/file-store.ts';

/** RFC 9110, 14. Anything but a single byte range is ignored. @returns undefined for the whole file */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Math.min(Number(to), size);
    return last > 0 ? { start: size - last, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
