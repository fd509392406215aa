import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { TypedLinks } from '#domain/repairs/typed-links.ts';
import { Currency } from '#domain/money/schema.ts';
import { typedCost } from '#domain/money/typed.ts';
import { ChosenFile, pastDay, typed } from '#domain/shapes.ts';
import { describedFields, mechanicImages, replyFields, saysSomething, signature } from './schema.ts';

/** What the forms of a mechanic have in common, as typed. Drafts are stored in this shape, so old ones must still open. */
export type MechanicFormValues = {
  /** The id of the future record, so that a retry sends the same record. */
  id: Id;
  title: string;
  description: string;
  date: string;
  mechanicName: string;
  garageName: string;
};

const dayOf = (now: Date) => dayOfInstant(now.toISOString());

const signed = { mechanicName: signature.mechanicName, garageName: typed(signature.garageName) };

const fields = (now: Date) => ({
  id: Id,
  title: describedFields.title,
  description: describedFields.description,
  ...signed,
  date: pastDay(dayOf(now)),
});

export const mechanicRepairForm = (currency: string, now: Date) =>
  z.pipe(
    z.object({
      ...fields(now),
      cost: typedCost(currency),
      // Absent unless another than the proposed one was chosen.
      currency: z.optional(Currency),
      // Absent in drafts of earlier versions.
      mileage: z.prefault(TypedMileage, ''),
      receipt: ChosenFile,
      links: TypedLinks,
    }),
    z.transform(({ receipt, links, mileage, ...texts }) => ({
      ...texts,
      ...(mileage !== null && { mileage }),
      receiptImage: receipt?.id ?? null,
      ...links,
    })),
  );

/** A mechanic's form for a problem: today is stored as now, an earlier day as its noon. */
export const mechanicSymptomForm = (now: Date) =>
  z.pipe(
    z.object({
      ...fields(now),
      images: z.pipe(
        z.pipe(
          z.array(z.object({ id: Id })),
          z.transform((files) => files.map(({ id }) => id)),
        ),
        mechanicImages,
      ),
    }),
    z.transform(({ date, images, ...texts }) => ({
      ...texts,
      date: (date === dayOf(now) ? now : new Date(`${date}T12:00`)).toISOString(),
      images,
    })),
  );

export const mechanicReplyForm = (currency: string) =>
  z
    .object({
      id: Id,
      ...signed,
      text: replyFields.text,
      cost: typedCost(currency),
      currency: Currency,
      included: replyFields.included,
    })
    .check(saysSomething);
