import { headerWords } from './header-words.ts';

const NAMED =
  /remind|\bdue\b(?! volte)|\bnext\b|erinner|fällig|atgādin|nākam|termiņ|przypomn|następn|напомин|следующ|recordator|próxim|promemoria|scaden[tțz]|rappel|échéance|prochain|herinner|volgende|påminn|nästa|muistut|seuraav|meeldetul|järgmi|primin|kitas|příští|připom|nächst|faellig|\btermin\b|ďalší|t[äa]htaeg|verval|forfald|udløb|utløp|ablauf(?!\p{L})|ablaufdatum|caduc|vencim|vence|lejár|λήξη|istek|dospij|limite(?!d|r)|deadline|prazo|срок|förfall|forfall|hatırlat|upozorn|pripomien|podsjet|emlékez|нагад/iu;
const VALID =
  /kehtib|galioj|derīg|valab|valid (un)?til|válid[oa] (hasta|até)|ważn[ye] do|platn[éáo]st? do|gültig bis/iu;

/** Until when a paper is good, rather than when something is to be done. */
export const isValidity = (text: string): boolean => VALID.test(text) && !NAMED.test(text);

/** The name of a column, or of a row, of what is to be done again. */
export function isDueName(text: string): boolean {
  const words = headerWords(text).words.join(' ');
  return !SINCE.test(words) && [text, words].some((one) => NAMED.test(one) || VALID.test(one));
}

/** When it began: 'valid from'. */
const SINCE =
  /(?<!\p{L})(from|since|von|ab|nuo|od|no|desde|dal|depuis|fra|fran|alates|alkaen|issued|от)(?!\p{L})/u;
