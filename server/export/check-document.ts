import type * as z from 'zod/mini';
import { EXPORT_FORMAT, EXPORT_VERSION, lists, partsOf, wholes } from './document-schema.ts';
import { importRefusal } from './refuse-import.ts';
import { splitRecords } from './split-records.ts';

type Lists = typeof lists;
type Wholes = Pick<typeof wholes, 'profile' | 'settings'>;
type PartOf<Shapes extends Record<string, z.ZodMiniType>> = {
  [Section in keyof Shapes]: { section: Section; value: z.output<Shapes[Section]>; path: string };
}[keyof Shapes];

/** A part of the document that fits; `path` says where it was found. */
export type CheckedPart = PartOf<Lists> | PartOf<Wholes>;

/**
 * Reads a document part by part and holds each against its shape and limits.
 * @throws BAD_REQUEST for another format or version, a part too many or missing, or data that do not fit
 */
export async function* checkedParts(chunks: AsyncIterable<string>): AsyncGenerator<CheckedPart> {
  let next = 0;
  let order = partsOf(EXPORT_VERSION);
  for await (const { section, at, value } of splitRecords(chunks)) {
    if (section === 'format' && value !== EXPORT_FORMAT) throw importRefusal('not-an-export');
    if (section === 'version' && Number(value) > EXPORT_VERSION) throw importRefusal('newer');
    if (section === 'version') order = partsOf(Number(value));
    const begins = at === null || at === -1;
    if (begins && section !== order[next])
      throw importRefusal(next === 0 ? 'not-an-export' : 'unfit', section);
    if (begins) next += 1;
    if (Object.hasOwn(wholes, section) !== (at === null)) throw importRefusal('unfit', section);
    if (at === -1) continue;
    const schema: z.ZodMiniType = { ...wholes, ...lists }[section as keyof Lists];
    const path = at === null ? section : `${section}.${at}`;
    const read = schema.safeParse(value);
    if (!read.success) throw importRefusal('unfit', [path, ...(read.error.issues[0]?.path ?? [])].join('.'));
    const isWanted = at !== null || section === 'profile' || section === 'settings';
    if (isWanted) yield { section, value: read.data, path } as CheckedPart;
  }
  if (next !== order.length) throw importRefusal('damaged');
}
