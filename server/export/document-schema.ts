import * as z from 'zod/mini';
import { FirstName, LastName, Phone } from '#domain/accounts/schema.ts';
import { Id } from '#domain/ids.ts';
import { servedTypes } from '#domain/media/rules.ts';
import { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import { Settings } from '#domain/settings/schema.ts';
import { Instant } from '#domain/shapes.ts';
import type { AnySection } from '#server/platform/portable/section.ts';

/** carful.json: everything an account holds, without secrets. */
export const EXPORT_FORMAT = 'carful-export';
/** The sections of the nouns may raise it: see documentVersion. */
const CORE_VERSION = 3;
export const DOCUMENT_NAME = 'carful.json';

/** Null when the account has no users row. The e-mail is told, but never taken over. */
export const ExportedProfile = z.nullable(
  z.object({ email: z.string(), firstName: FirstName, lastName: LastName, phone: z.nullable(Phone) }),
);

export const ExportedSettings = z.omit(Settings, { version: true });

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Pixels = z.nullable(z.int().check(z.gte(1), z.lte(100_000)));

export const ExportedMedia = z.object({
  id: Id,
  /** Null for the photo of a car that was not saved yet when the photo came. */
  carId: z.nullable(Id),
  issueId: z.nullable(Id),
  position: z.int().check(z.gte(0), z.lte(1000)),
  purpose: MediaPurpose,
  kind: MediaKind,
  contentType: z.string(),
  extension: z.string().check(z.refine((extension) => Object.hasOwn(servedTypes, extension))),
  /** Bytes of the file in the zip. */
  size: z.int().check(z.gte(1)),
  width: Pixels,
  height: Pixels,
  /** Of the file in the zip. */
  sha256: Sha256,
  /** Of what was once uploaded: a picture is stored as a JPEG of its own. */
  uploadSha256: Sha256,
  file: z.string(),
  createdAt: Instant,
});
export type ExportedMedia = z.output<typeof ExportedMedia>;

/** A file that the server had lost when the export was made, for readers; nothing in the document refers to it. */
export const ExportedMissing = z.pick(ExportedMedia, {
  id: true,
  carId: true,
  issueId: true,
  purpose: true,
  kind: true,
  extension: true,
  size: true,
  createdAt: true,
});
export type ExportedMissing = z.output<typeof ExportedMissing>;

/** Where a file is in the zip. */
export const fileName = (media: { id: Id; extension: string }) => `files/${media.id}.${media.extension}`;

/** The parts of the document, in the order in which they are written and read: first what is one value … */
export const wholes = {
  format: z.literal(EXPORT_FORMAT),
  version: z.int().check(z.gte(1)),
  exportedAt: Instant,
  profile: ExportedProfile,
  settings: ExportedSettings,
};
/** … then the sections of the nouns, the oldest first, then the files. */
export const fileLists = { media: ExportedMedia, missingFiles: ExportedMissing };

/** Sections in the order of the document. */
export const inOrder = (sections: readonly AnySection[]) => sections.toSorted((a, b) => a.since - b.since);

/** A change that an older Carful could not read whole raises the version. */
export const documentVersion = (sections: readonly AnySection[]) =>
  Math.max(CORE_VERSION, ...sections.map(({ since }) => since));

/** The names of the parts of a document of this version, in their order. */
export function partsOf(version: number, sections: readonly AnySection[]): string[] {
  const lists = inOrder(sections).filter(({ since }) => since <= version);
  const files = version < 3 ? ['media'] : Object.keys(fileLists);
  return [...Object.keys(wholes), ...lists.map(({ name }) => name), ...files];
}
