import type { AssessmentLanguage } from '../schema.ts';

/** Phrases of the knowledge that send the owner onto the road, if carefully: wrong beside 'do not drive'. */
const ADVISES_DRIVING: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /(?<!not )\b(?:drive (?:gently|slowly|slower|only|straight|to|home|\d)|keep a longer distance|brake (?:gently|early)|accelerate gently|avoid (?:long trips|passing|heavy|traffic)|before (?:a|each|the next) longer trip|before driving|go to a repair shop)/i,
  lv: /(?<!\p{L})(?:brauciet|bremzējiet (?:maigi|laikus)|ievērojiet lielāku distanci|uzņemiet ātrumu|izvairieties no|pirms (?:katra )?(?:garāka|tālāka) brauciena)/iu,
};

export const advisesDriving = (text: string, language: AssessmentLanguage): boolean =>
  ADVISES_DRIVING[language].test(text);
