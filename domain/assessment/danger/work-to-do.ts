import type { AssessmentLanguage } from '../schema.ts';

const WORK_TO_DO: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:(?:must|should|can(?:not|'t)?|could|may|might|will|would|please|(?:has|have|needs?|ought|wants?|going|is|are) to)(?: (?:i|we|you|it|they|this|that|also|just|soon))?(?: be| get|(?: get| have)(?<what> (?:it|them|this|that|these|those|(?:the|my) \p{L}+)))|(?:needs?|wants?)(?: (?:it|them|this|that|these|those))?) (?:replaced|repaired|fixed|mended|sorted|changed|swapped|exchanged|adjusted|tightened|sealed|patched|welded|drained|flushed|cleaned|overhauled|bled)(?!\p{L})/giu,
  lv: /(?<!\p{L})(?:vajag|vajadz(?:[ēe]tu|[ēe]s|[īi]g\p{L}*)|nepiecie[šs]am\p{L}*|grib\p{L}*|v[ēe]los|(?:ne)?var(?:u|am|[ēe]tu)?|kur|l[ūu]dzu|j[āa]ved)(?<what>(?: \p{L}+){0,2}) (?:salabot|nomain[īi]t|uztais[īi]t|samain[īi]t|izlabot|(?:sa)?remont[ēe]t|remont[aus]\p{L}*|nomai[ņn][au]s?)(?!\p{L})/giu,
};

/** What must still be repaired is not mended: 'the brakes do not work, they must be repaired'. What is repaired stays. */
export const withoutWorkToDo = (text: string, language: AssessmentLanguage): string =>
  text.normalize('NFC').replace(WORK_TO_DO[language], '$<what> ');
