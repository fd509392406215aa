import { importRefusal } from './refuse-import.ts';

/** A single value (`at` is null), the start of a list (-1), or a record at this index of a list. */
export type Part = { section: string; at: number | null; value: unknown };

/** Far above any real record; limits memory for malformed input. */
const MAX_RECORD_LENGTH = 8 * 1024 * 1024;

/** Keeps only one record or value in memory. @throws BAD_REQUEST for anything but a complete object */
export async function* splitRecords(chunks: AsyncIterable<string>): AsyncGenerator<Part> {
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let section: string | null = null;
  let at: number | null = null;
  let isListRead = false;
  let isDone = false;
  let held = '';
  // Avoids scanning a long `held` at every bracket.
  let hasContent = false;

  for await (const chunk of chunks) {
    let from = 0;
    const take = (to: number) => {
      const text = held + chunk.slice(from, to);
      held = '';
      hasContent = false;
      from = to + 1;
      return text;
    };
    for (let i = 0; i < chunk.length; i++) {
      const c = chunk[i]!;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (c === '\\') isEscaped = true;
        else if (c === '"') isInText = false;
        continue;
      }
      if (isDone && !/\s/.test(c)) throw importRefusal('damaged');
      if (c === '"') isInText = true;
      else if (c === '{' || c === '[') {
        depth += 1;
        if (depth === 1) {
          if (c !== '{' || take(i).trim()) throw importRefusal('damaged');
        } else if (depth === 2 && c === '[' && section !== null && !hasContent) {
          take(i);
          yield { section, at: -1, value: undefined };
          at = 0;
        }
      } else if (c === '}' || c === ']') {
        depth -= 1;
        if (depth === 1 && at !== null) {
          if (c !== ']') throw importRefusal('damaged');
          const text = take(i);
          if (text.trim()) yield { section: section!, at, value: parsed(text) };
          at = null;
          isListRead = true;
        } else if (depth === 0) {
          if (c !== '}') throw importRefusal('damaged');
          const text = take(i);
          if (section !== null && !isListRead) yield { section, at: null, value: parsed(text) };
          else if (text.trim()) throw importRefusal('damaged');
          isDone = true;
        }
      } else if (c === ',' && depth === 2 && at !== null) {
        yield { section: section!, at, value: parsed(take(i)) };
        at += 1;
      } else if (c === ',' && depth === 1) {
        const text = take(i);
        if (section !== null && !isListRead) yield { section, at: null, value: parsed(text) };
        else if (text.trim()) throw importRefusal('damaged');
        section = null;
        isListRead = false;
      } else if (c === ':' && depth === 1 && section === null) {
        section = String(parsed(take(i)));
      }
      if (i >= from && !isSpace(c)) hasContent = true;
    }
    held += chunk.slice(from);
    if (held.length > MAX_RECORD_LENGTH) throw importRefusal('damaged');
  }
  if (!isDone) throw importRefusal('damaged');
}

const isSpace = (c: string) => c === ' ' || c === '\n' || c === '\r' || c === '\t';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw importRefusal('damaged');
  }
}
