const YES = /^(true|yes|y|1|full|sim|sí|si|да|tak|ja|oui|jā|so|sì|on|x|ano|kyllä|jah|✓|✔)$/iu;
/** A spreadsheet saves 'True' in its own language. */
const TRUE =
  /^(wahr|waar|vrai|vero|verdadero|verdadeiro|prawda|pravda|igaz|sant|sann|sand|tosi|doğru|истина)$/iu;
const NO =
  /^(false|no|n|0|não|nao|нет|nie|nein|non|nē|nej|ne|ei|off|nee|-|falsch|onwaar|faux|falso|fałsz|nepravda|hamis|fals|usann|falsk|epätosi|yanlış|ложь)$/iu;
/** The name of the column itself, where it applies. */
const NAMED = /^(partial|partial fill|partial fill-up|teil|voll|missed|reset|daļēja|pilna)$/iu;

export const isYes = (text: string): boolean => YES.test(text) || TRUE.test(text);

export const isFlag = (text: string): boolean => isYes(text) || NO.test(text) || NAMED.test(text);

/** In the column of a state that most rows do not have: whatever says neither no nor nothing. */
export const isNamed = (text: string): boolean => isYes(text) || (NAMED.test(text) && !NO.test(text));
