// What the engine needs at run time without the code that validates.

/** LOG-14, VAL-70 */
export const MAX_QUESTIONS = 15;
export const FIRST_QUESTIONS_MIN = 5;
export const MORE_FROM_MODEL = 5;
export const MORE_FROM_FALLBACK = 3;
export const MAX_SYMPTOMS = 7;
export const SYMPTOM_MIN_LENGTH = 6;

/** 'other' is shown as 'needs more information'. */
export const CATEGORIES = [
  'engine_fuel',
  'braking',
  'transmission',
  'electrical',
  'suspension_steering',
  'cooling',
  'exhaust',
  'other',
] as const;
