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
  /\b(?:ne|net|bez) (?:gor|dym|par|pah|tech|kap)\w*|\b(?:dym\w*|par\w?|ogn\w*|zapah\w*) net\b/g;
/** Is lit and does not burn. */
export const RUSSIAN_LAMP = /lamp|znach|maslenk|indikator|chek|far[ay]/;

const [NOT, SMELLS] = ['(?:ne|net|otkaz|propal|zaklin|zablok|plo[hx])', '(?:pah|von|zapah|tech|kapa|lj[eu])'];
/** In one part of a sentence. */
const NEAR = '[^.,!?]{0,25}\\b';
const beside = (one: string, other: string) =>
  new RegExp(`\\b(?:${one}${NEAR}${other}|${other}${NEAR}${one})`);

/** What is so plain that the steps of its kind are told; the worst first. */
export const RUSSIAN_DANGERS: readonly { stop: StopId; words: RegExp; lit?: true }[] = [
  { stop: 'fire', words: /\b(?:gorit|gorjat|zagorel|ogon|plamja|pozhar)/, lit: true },
  { stop: 'gas', words: beside('gaz(?:om|a)?\\b', SMELLS) },
  { stop: 'fuel', words: beside('(?:benzin|topliv|soljark)', SMELLS) },
  { stop: 'burning', words: /\b(?:dym|garju|gorel)/ },
  { stop: 'overheating', words: /\b(?:par(?:it|om)?\b|kip[ij]|peregre)/ },
  { stop: 'overheating', words: beside('temperatur', '(?:rast|vysok|krasn|lamp|podn|strelk)') },
  { stop: 'oil', words: beside('masl', '(?:lamp|znach|davlen|krasn)') },
  { stop: 'brakes', words: beside('tormo[zj]', NOT) },
  { stop: 'steering', words: beside('rul', NOT) },
  { stop: 'wheel', words: beside('koles', '(?:otval|otkru|otpa|shat|bolt)') },
];
