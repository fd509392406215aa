export type Interim = { at: number; text: string };

export type Edit = { from: number; to: number; text: string };

/** Replaces its own interim result; if the user edited that, inserts at the caret. */
export function insertTranscript(
  value: string,
  interim: Interim,
  caret: number,
  spoken: string,
  max: number,
): Edit {
  const found = find(value, interim);
  const from = found ?? caret;
  const to = found === null ? caret : found + interim.text.length;
  const [before, after] = [value.slice(0, from), value.slice(to)];
  const words = spoken.trim();
  const free = max - before.length - after.length;
  if (words === '') return { from, to, text: '' };
  const start = /(^|[.!?]\s*)$/.test(before) ? words[0]!.toLocaleUpperCase() + words.slice(1) : words;
  const text = `${/\S$/.test(before) ? ' ' : ''}${start}${/^[^\s.,!?;:)]/.test(after) ? ' ' : ''}`;
  return { from, to, text: text.slice(0, Math.max(0, free)) };
}

function find(value: string, { at, text }: Interim): number | null {
  if (text === '') return null;
  if (value.startsWith(text, at)) return at;
  const [before, behind] = [value.lastIndexOf(text, at), value.indexOf(text, at)];
  const near = [before, behind].filter((index) => index !== -1);
  return near.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? null;
}
