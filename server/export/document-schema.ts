import * as z from 'zod/mini';
import { FirstName, LastName, Phone } from '#domain/accounts/schema.ts';
import { Id } from '#domain/ids.ts';
import { servedTypes } from '#domain/media/rules.ts';
import { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import { RoadsidePhone, Settings } from '#domain/settings/schema.ts';
import { Instant } from '#domain/shapes.ts';
import type { AnySection } from '#server/platform/portable/section.ts';

export const EXPORT_FORMAT = 'carful-export';
/** Sections may raise it: see documentVersion. */
const CORE_VERSION = 8;
export const DOCUMENT_NAME = 'carful.json';

/** Null for an account without a profile. An import ignores the e-mail address. */
export const ExportedProfile = z.nullable(
  z.object({ email: z.string(), firstName: FirstName, lastName: LastName, phone: z.nullable(Phone) }),
);

/** Exports before version 4 have no `modelAllowed`. */
export const ExportedSettings = z.extend(
  z.omit(Settings, {
    version: true,
    policySeen: true,
    setUpSeen: true,
    modelPictures: true,
    modelPicturesHost: true,
  }),
  {
    modelAllowed: z.optional(z.boolean()),
    // Earlier exports have none.
    roadsidePhone: z._default(RoadsidePhone, null),
  },
);

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Pixels = z.nullable(z.int().check(z.gte(1), z.lte(100_000)));

export const ExportedMedia = z.object({
  id: Id,
  /** Null for a photo that was uploaded before its car was saved. */
  carId: z.nullable(Id),
  issueId: z.nullable(Id),
  position: z.int().check(z.gte(0), z.lte(1000)),
  purpose: MediaPurpose,
  kind: MediaKind,
  contentType: z.string(),
  extension: z.string().check(z.refine((extension) => Object.hasOwn(servedTypes, extension))),
  size: z.int().check(z.gte(1)),
  width: Pixels,
  height: Pixels,
  sha256: Sha256,
  /** The hash of the original upload; pictures are stored re-encoded. */
  uploadSha256: Sha256,
  file: z.string(),
  createdAt: Instant,
});
export type ExportedMedia = z.output<typeof ExportedMedia>;

/** A file that was missing from storage; informational, nothing refers to it. */
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

export const fileName = (media: { id: Id; extension: string }) => `files/${media.id}.${media.extension}`;

/** Parts with a single value; they come first in the document, in this order. */
export const singleParts = {
  format: z.literal(EXPORT_FORMAT),
  version: z.int().check(z.gte(1)),
  exportedAt: Instant,
  profile: ExportedProfile,
  settings: ExportedSettings,
};
export const fileLists = { media: ExportedMedia, missingFiles: ExportedMissing };

export const inDocumentOrder = (sections: readonly AnySection[]) =>
  sections.toSorted((a, b) => a.since - b.since);

/** Raise a version for every change that an older Carful could not read completely. */
export const documentVersion = (sections: readonly AnySection[]) =>
  Math.max(CORE_VERSION, ...sections.map(({ since }) => since));

export function partsOf(version: number, sections: readonly AnySection[]): string[] {
  const lists = inDocumentOrder(sections).filter(({ since }) => since <= version);
  const files = version < 3 ? ['media'] : Object.keys(fileLists);
  return [...Object.keys(singleParts), ...lists.map(({ name }) => name), ...files];
}
