import type * as z from 'zod/mini';
import type { AnySection } from '#server/platform/portable/section.ts';
import { documentVersion, EXPORT_FORMAT, fileLists, partsOf, singleParts } from './document-schema.ts';
import { importRefusal } from './refuse-import.ts';
import type { RejectedRecords } from './rejected-records.ts';
import { splitRecords } from './split-records.ts';

type TypedParts = Pick<typeof singleParts, 'profile' | 'settings'> & Pick<typeof fileLists, 'media'>;

/** `path` such as `issues.12`. */
export type CheckedPart = { path: string } & (
  | { section: AnySection; value: unknown }
  | { [Name in keyof TypedParts]: { section: Name; value: z.output<TypedParts[Name]> } }[keyof TypedParts]
);

/** Adds to `rejected` the records that are invalid by themselves, and leaves out all that it has.
 * @throws BAD_REQUEST for an unknown format or version, missing or unexpected parts, or an invalid single value */
export async function* checkedParts(
  chunks: AsyncIterable<string>,
  sections: readonly AnySection[],
  rejected: RejectedRecords,
): AsyncGenerator<CheckedPart> {
  const newest = documentVersion(sections);
  const byName = new Map(sections.map((one) => [one.name, one]));
  const schemas: Record<string, z.ZodMiniType> = { ...singleParts, ...fileLists };
  for (const { name, schema } of sections) schemas[name] = schema;
  let next = 0;
  let order = partsOf(newest, sections);
  for await (const { section, at, value } of splitRecords(chunks)) {
    if (section === 'format' && value !== EXPORT_FORMAT) throw importRefusal('not-an-export');
    if (section === 'version' && Number(value) > newest) throw importRefusal('newer');
    if (section === 'version') order = partsOf(Number(value), sections);
    const begins = at === null || at === -1;
    if (begins && section !== order[next])
      throw importRefusal(next === 0 ? 'not-an-export' : 'invalid', section);
    if (begins) next += 1;
    if (Object.hasOwn(singleParts, section) !== (at === null)) throw importRefusal('invalid', section);
    if (at === -1) continue;
    const path = at === null ? section : `${section}.${at}`;
    if (rejected.has(path)) continue;
    const read = schemas[section]!.safeParse(rejected.withoutFiles(value));
    if (!read.success) {
      const field = (read.error.issues[0]?.path ?? []).join('.');
      if (at === null) throw importRefusal('invalid', field ? `${path}.${field}` : path);
      rejected.add(path, field, value);
      continue;
    }
    const ofNoun = byName.get(section);
    if (ofNoun) yield { section: ofNoun, value: read.data, path };
    else if (['profile', 'settings', 'media'].includes(section))
      yield { section, value: read.data, path } as CheckedPart;
  }
  if (next !== order.length) throw importRefusal('damaged');
}
