import type { AssessmentLanguage } from '../schema.ts';

/** A word that turns what follows in the same part of the sentence into its opposite, or into a question. */
const NOT_AFTER =
  "(?<!\\b(?:not|never|cannot|avoid|without|whether|until|if|before|unless|\\w+n['’]t)\\b(?:(?!\\b(?:and|but|so|worry)\\b)[^.,;:!?]){0,25})";

/** Sends the owner onto the road, if carefully. */
const DRIVES_EN = [
  'drive (?:gently|slowly|slower|more slowly|carefully|only|straight|to|home|normally|as usual|\\d)',
  '(?:keep|continue|carry on|go on) driving',
  'continue (?:to drive|your (?:trip|journey))',
  '(?:safe|fine|ok|okay|alright|all right) to (?:drive|keep|continue|go on|use)',
  '(?:you|it) (?:can|may|could|can still|can safely|may still) (?:still |safely )?(?:be driven|drive|keep|continue|go on)',
  'drive it (?:to|home|gently|slowly|carefully)',
  'keep a (?:longer|greater) (?:following )?distance',
  'brake (?:gently|early)',
  'accelerate gently',
  'before (?:a|each|the next) longer trip',
  'go to a repair shop',
  // What is done while driving, or between drives.
  'watch (?:the |red |coolant|temperature)',
  'every \\d+ (?:km|kilomet|miles)',
  'carry (?:coolant|water)',
  'measure the consumption over',
  'after a drive',
  'driving far',
  'try (?:jumper cables|to start)',
];
/** Says that nothing is the matter. */
const REASSURES_EN = [
  '(?:all|everything) (?:is |looks |seems )?(?:fine|ok|okay|good|well|normal)',
  'nothing (?:is wrong|to worry about|dangerous|serious)',
  'no (?:danger|reason to worry|need to worry|need to stop|risk)',
  '(?<!\\b(?:when|once|soon as) (?:it|that) )(?:is|be|are) (?:perfectly |completely |totally |absolutely )?(?:safe|harmless)',
  '(?:can|may) wait',
];
const AVOIDS_EN = 'avoid (?:long trips|passing|heavy|traffic)';

const LV = [
  'brauciet',
  'bremzējiet (?:maigi|laikus)',
  'ievērojiet lielāku distanci',
  'uzņemiet ātrumu',
  'izvairieties no(?! brauk)',
  'vērojiet',
  'ik pēc \\d+',
  'vediet līdzi',
  'izmēriet patēriņu',
  'pēc brauciena salīdziniet',
  'mēģiniet iedarbināt',
  'pamēģiniet ar startēšanas',
  'pirms (?:katra )?(?:garāka|tālāka) brauciena',
  'turpiniet (?:brauk|brauc|ceļu)',
  '(?:varat|var|drīkstat|drīkst) (?:droši |mierīgi |vēl |arī )?(?:turpināt|braukt|doties)',
  '(?<!nav )(?:droši|mierīgi) (?:var |varat )?brauk',
  '(?<!nav )braukt (?:ir )?droši',
  'viss (?:ir |šķiet )?(?:kārtībā|labi|normāli)',
  'nav (?:bīstam|nekā bīstama|nekas bīstams|par ko uztraukties|jāuztraucas|jāapstājas)',
  '(?:var|varat) pagaidīt',
  '(?<!tiklīdz (?:tas )?)ir droš[is]',
];

const ADVISES_DRIVING: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: new RegExp(`${NOT_AFTER}\\b(?:${[...DRIVES_EN, ...REASSURES_EN].join('|')})\\b|\\b${AVOIDS_EN}`, 'i'),
  lv: new RegExp(`(?<!\\p{L})(?:${LV.join('|')})`, 'iu'),
};

/** Whether a text sends the owner onto the road or says that nothing is the matter: wrong beside 'do not drive'. */
export const advisesDriving = (text: string, language: AssessmentLanguage): boolean =>
  ADVISES_DRIVING[language].test(text);
