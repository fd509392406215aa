import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { Currency } from '#domain/money/schema.ts';
import { editOf } from '#domain/operations.ts';
import { cleanText } from '#domain/shapes.ts';

const Language = z.enum(['en', 'lv']);

export const Theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;

/** As printed on a card: digits with spaces, dashes and brackets. Empty text means none. */
export const RoadsidePhone = z.pipe(
  z.nullable(
    z
      .string()
      .check(
        z.overwrite(cleanText),
        z.regex(/^(\+?[\d\s().-]{2,30})?$/, 'Please enter a valid phone number (e.g., +37126123456)'),
      ),
  ),
  z.transform((phone) => phone || null),
);

const fields = {
  language: Language,
  notificationsEnabled: z.boolean(),
  mechanicSharingEnabled: z.boolean(),
  /** While false, the server calls no model for this account. */
  modelAllowed: z.boolean(),
  /** Whether pictures may go to a model; null until the owner has been asked, and then none goes. */
  modelPictures: z.nullable(z.boolean()),
  /** The host that the question named; empty: the model of the operator's own network. An answer counts for it only. */
  modelPicturesHost: z.nullable(z.string().check(z.maxLength(300))),
  /** The version of the privacy policy whose notice was dismissed. */
  policySeen: z.int().check(z.gte(1), z.lte(100_000)),
  /** The `setUp` of the server that was shown when a notice was dismissed last. */
  setUpSeen: z.nullable(z.string().check(z.maxLength(100))),
  currency: Currency,
  theme: Theme,
  /** Whom to call when the car must not be driven; null: the one proposed for the country. */
  roadsidePhone: RoadsidePhone,
  selectedCarId: z.nullable(Id),
  mainCarId: z.nullable(Id),
};

/** Fields with a default are absent in stored answers of earlier versions. */
export const Settings = z.object({
  ...fields,
  modelAllowed: z._default(fields.modelAllowed, true),
  modelPictures: z._default(fields.modelPictures, null),
  modelPicturesHost: z._default(fields.modelPicturesHost, null),
  policySeen: z._default(fields.policySeen, 1),
  setUpSeen: z._default(fields.setUpSeen, null),
  roadsidePhone: z._default(RoadsidePhone, null),
  version: z.int(),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsEdit = z.object(editOf(fields));
export type SettingsEdit = z.input<typeof SettingsEdit>;
