/** A stored answer is kept for a retry, which brings the same request and finds the same record: long texts that both
 * have are kept as the place where they are found then, so that no record is stored twice. */
type Sources = { request: unknown; record: unknown };
type Found = [source: keyof Sources, ...path: string[]];

/** The name of no field. */
const MARK = '$text';
const LONG = 100;

/** Answers up to this many characters are stored as they are, in the statement that makes them. */
export const SHORT_ANSWER = 2000;

export function shortened(answer: unknown, sources: Sources): unknown {
  const places = new Map<string, Found>();
  // What the request says is certain; a record may have changed until the retry, and then its present text is told.
  collect(sources.record, ['record'], places);
  collect(sources.request, ['request'], places);
  return mapTexts(answer, (text) => {
    const place = text.length > LONG ? places.get(text) : undefined;
    return place ? { [MARK]: place } : text;
  });
}

export const restored = (stored: unknown, sources: Sources): unknown =>
  mapTexts(
    stored,
    (text) => text,
    ([source, ...path]) => textAt(sources[source], path),
  );

function collect(value: unknown, path: Found, places: Map<string, Found>): void {
  if (typeof value === 'string') {
    if (value.length > LONG) places.set(value, path);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) collect(item, [...path, name], places);
}

function textAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const name of path) found = (found as Record<string, unknown> | null | undefined)?.[name];
  return typeof found === 'string' ? found : '';
}

function mapTexts(
  value: unknown,
  change: (text: string) => unknown,
  resolve?: (place: Found) => unknown,
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, resolve));
  if (typeof value !== 'object' || value === null) return value;
  const { [MARK]: place } = value as { [MARK]?: Found };
  if (resolve && place) return resolve(place);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, resolve)]),
  );
}
