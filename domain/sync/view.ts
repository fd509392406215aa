import type { Records } from './known-records.ts';
import type { RecordKind } from './schema.ts';

/** A view of these kinds of a car's records; made once of the same ones. */
export function viewOf<View>(kinds: readonly RecordKind[], make: (records: Records) => View) {
  const made = new WeakMap<object, { of: Records; view: View }>();
  const none = {};
  return (records: Records): View => {
    const key = kinds.map((kind) => records[kind]).find((rows) => rows !== undefined) ?? none;
    const last = made.get(key);
    if (last && kinds.every((kind) => last.of[kind] === records[kind])) return last.view;
    const view = make(records);
    made.set(key, { of: records, view });
    return view;
  };
}
