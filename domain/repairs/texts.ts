import { limits } from '#domain/limits.ts';
import { eachText, type TextFields } from '#domain/text-fields.ts';

export const repairTexts = {
  description: { label: 'Description', max: limits.longText },
  mechanicName: { label: 'Mechanic', max: limits.shortText },
  /** The repair shop: a garage is all cars of an owner, except in this name on the wire. */
  garageName: { label: 'Garage', max: limits.shortText },
} satisfies TextFields;
export type RepairText = keyof typeof repairTexts;

export const noRepairTexts = eachText(repairTexts, () => null);
