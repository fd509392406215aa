import type { StopId } from './stops.ts';

/** Words of Russian in Latin letters, Lithuanian, Estonian, Polish and German that neither Latvian nor English has (folded). */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `avtomobil benzinom chto davlenie delat dvigatel dvigatelja dym dymit edet ehat eto gorit gorjat iz jedet kapaet kipit
  koleso kolesa krasnaja krasnyj lampochka maslo masla mashinu mashine mashiny menja mozhno moja nado ogon otkazali pahnet peregrev
  peregrelas peregrelsja pod pomogite pozhar rabotaet rabotajut rul rulja skripit slomalas stuchit svistit techet temperatury tormoza
  tormozit vonjaet zagorelas zagorelos zagorelsja zaglohla zagloh zavoditsja znachok
  dumai rukti ruksta kvepia nestabdo nevaziuoja neveikia neuzsiveda lempute stabdziai stabdziu stabdo variklio variklis vairas yra mano
  ei kaivitu kutus kutust lohn minu mootor mootori mootorist ole pidur pidurid poleb rool soida suits suitseb teha uhe
  cieknie dziala dymi hamuje hamulce hamulec jechac jest kierownica kontrolka maski moj nie pali samochod sie silnik silnika spod swieci
  bremsen brennt das fahren geht ich ist kein keine lenkung leuchtet mein meine motorhaube nicht rauch raucht riecht springt und`.split(
    /\s+/,
  ),
);

/** What is denied is no danger: 'дыма нет'. All below is Russian in Latin letters. */
export const RUSSIAN_DENIED =
  /\b(?:ne bylo|ne|net|bez) (?:gor|dym|par|pah|tech|kap|ranen|postr)\w*|\b(?:dym\w*|par\w?|ogn\w*|zapah\w*) (?:net|ne bylo)\b/g;

const [NOT, SMELLS] = [
  '(?:ne|net|otkaz|propal|proval|zaklin|zablok|plo[hx])',
  '(?:pah|von|zapah|tech|kapa|lj[eu])',
];
const BURNS = '(?:gorit|gorjat|zagorel)';
/** In one part of a sentence. */
const NEAR = '[^.,!?]{0,25}\\b';
const beside = (one: string, other: string, flags?: string) =>
  new RegExp(`\\b(?:${one}${NEAR}${other}|${other}${NEAR}${one})`, flags);

/** Is lit and does not burn. */
export const RUSSIAN_LIT = beside(
  `${BURNS}\\w*`,
  '(?:lamp|znach|maslenk|indikator|ch?e[ck]k?|far[ay]|svet|abs|esp)',
  'g',
);

/** What is so plain that the steps of its kind are told; the worst first. */
export const RUSSIAN_DANGERS: readonly { stop: StopId; words: RegExp; lit?: true }[] = [
  { stop: 'collapsed', words: /\b(?:ne dysh|bez soznan|poterjal\w* soznan)/ },
  { stop: 'crossing', words: beside('na (?:pereezde|relsah|putjah)', '(?:zastr|zagloh|sto[ij]|poezd|ne)') },
  { stop: 'water', words: /\b(?:ton(?:et|em|u)|utonu)/ },
  { stop: 'fire', words: new RegExp(`\\b(?:${BURNS}|ogon|plamja|pozhar)`), lit: true },
  { stop: 'fumes', words: /\bugarn/ },
  { stop: 'gas', words: beside('gaz(?:om|a)?\\b', SMELLS) },
  { stop: 'fuel', words: beside('(?:benzin|topliv|soljark)', SMELLS) },
  { stop: 'burning', words: /\b(?:dym|garju|gorel(?:y|oj|ogo|oe))/ },
  { stop: 'burning', words: beside('gari?\\b', '(?:pah|von|zapah)') },
  { stop: 'surging', words: beside('gaza?\\b', '(?:zaklin|zalip|zastr)') },
  { stop: 'overheating', words: /\b(?:par(?:it|om)?\b|(?:za|vs)?kip[aeij]|peregre)/ },
  { stop: 'overheating', words: beside('temperatur', '(?:rast|vysok|krasn|lamp|podn|strelk)') },
  { stop: 'oil', words: beside('masl', '(?:lamp|znach|davlen|krasn)') },
  { stop: 'brakes', words: beside('tormo[zj]', `(?:${NOT}|krasn\\w* (?:lamp|znach))`) },
  { stop: 'rolling', words: beside('(?:s?kati|skatyv)', '(?:gor[kuy]|sklon|sam[ai]?\\b|vniz)') },
  { stop: 'steering', words: beside('rul', NOT) },
  { stop: 'wheel', words: beside('koles', '(?:otval|otkru|otpa|shat|bolt)') },
  { stop: 'tire', words: beside('(?:shin|koles|pokrysh)', '(?:lopn|vzorv|razorv)') },
  { stop: 'crash', words: /\b(?:ranen|postrada|sbil\w* (?:chelovek|peshehod|rebenk))/ },
];
