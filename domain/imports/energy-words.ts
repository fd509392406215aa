import type { Energy, Power } from '#domain/fills/schema.ts';
import { plainWord } from './plain-word.ts';
import { remembered } from './look-up.ts';

/** Beginnings of words, in the languages of the apps; the first that fits decides. */
const WORDS = (
  [
    ['adblue', 'adblue|ad blue|def|arla|urea'],
    // Petrol with a little of it.
    ['gasoline', 'extra con etanol|ecopa[ií]s|eco pa[ií]s|gasohol|gasolina con etanol'],
    ['e85', 'e85|ethanol|etanol|álcool|alcool|alcohol|bioethanol|bioetanols'],
    [
      'lpg',
      'lpg|gpl|glp|snd|dujos|suskyst|autogas|otogaz|autogāze|propan|propāns|газ|сжиж|υγραέριο|autoplyn|autoplin',
    ],
    [
      'cng',
      'cng|gnv|gnc|metan|метан|fordonsgas|biogas|maakaas|biometaan|metaani|erdgas|dabasgāze|natural gas|gas natural|gás natural',
    ],
    [
      'electric',
      'electr|elektr|eléctr|elétr|eletr|strom|kwh|электр|ev|ac|dc|charg|електр|ηλεκτρ|электр|квт|sähkö|áram|strøm|şarj|lading|ladning|充电|充電|ricaric|recarg|uzlād|auflad|зарядк|ładow|lataus|laadi|opladen|nabíj|dobíj|laddn',
    ],
    [
      'diesel',
      'diesel|biodiesel|diezel|dīzel|dízel|gasoil|gasóleo|gasoleo|gazole|gasolio|olej nap|polttoölj|kevytölj|brandolie|дизел|дт|дп|dd|on|hvo|gtl|diisel|diisl|disel|nafta|dyzel|motorin|mazot|gázolaj|πετρέλαιο|軽油',
    ],
    [
      'gasoline',
      'natural|gasolin|gasolina|gas. |gas|magna|petrol|benz|bensin|benzyna|essence|super|бензин|аи|sans plomb|regular|premium|midgrade|unleaded|e5|e10|95e10|98e5|85|87|89|91|92|93|95|98|100|pb95|sp95|sp98|pb98|normal|bencin|extra|ecopais|corriente|magna|a95|a92|βενζίνη|αμόλυβδη|бенз|レギュラー|ハイオク',
    ],
  ] as const
).map(([energy, words]) => ({ energy, words: plainWord(words).split('|') }));

const PLAIN = new Set(
  'diesel adblue gasoline petrol gas electric electricity lpg cng e85 dīzelis dīzeļdegviela benzīns elektrība benzin бензин дизель essence gasolina benzyna'.split(
    ' ',
  ),
);

/** Names the energy only: no grade, no brand. */
export const isPlainName = (name: string): boolean => PLAIN.has(name.toLowerCase());

const SHORT = 3;

/** A short word stands alone, or before a number: 'HVO100'. */
const fits = (text: string, word: string) =>
  word.length <= SHORT
    ? text.split(/[^\p{L}\p{N}]+/u).some((one) => one === word || one.replace(/\d+$/, '') === word)
    : text.includes(word);

export const energyOf = remembered((name): Energy | null => {
  const text = plainWord(name.slice(0, 60).trim().toLowerCase());
  return WORDS.find(({ words }) => words.some((word) => fits(text, word)))?.energy ?? null;
});

/** Of a heading: 'AdBlue (l)'; 'gas' is liquid in some countries only. */
export const namedEnergy = (header = ''): Energy | null => (/^gas\b/i.test(header) ? null : energyOf(header));

const DIESELS =
  /(?<!\p{L})(tdi|sdi|cdi|hdi|bluehdi|b?dci|cdti|tdci|jtdm?|crdi|d-?4d|multijet|mjt|ddis|di-d|bluetec)(?!\p{L})|volvo [^(),;]*\bd[2-6]\b|diesel|diésel|dīzel|дизел/iu;

/** As the name of a car says it: 'Passat 2.0 TDI'. */
export const energyOfCar = (name: string): Energy | null => (DIESELS.test(name) ? 'diesel' : null);

const FUEL =
  /fuel|riforn|repost|abastec|refuel|uzpild|заправ|drivstoff|drivmedel|brændstof|üzemanyag|tank|benz|diesel|degviel|paliw|топлив|бензин|combust|carbur|kraftstoff|sprit|kütus|kuro|polttoain|bränsl/iu;

/** Of fuel in general, too. */
export const isFuelWord = (text: string): boolean => FUEL.test(text) || energyOf(text) !== null;

/** The rest of a word for fuel: 'tankowanie', but no 'Gastankskontroll'. */
const REST = 8;

/** Says that it was fuel, or which energy, and no more. */
export function isFuelName(text: string): boolean {
  const word = text.trim();
  if (isPlainName(word)) return true;
  const found = /^\p{L}+([- ]?up)?$/u.test(word) ? FUEL.exec(word) : null;
  return found !== null && word.length - found.index - found[0].length <= REST && energyOf(word) === null;
}

/** Beside all that is known: 'Diesel', 'Bensiin 95'. */
export const isNameOfFuel = (text: string): boolean =>
  /^\p{L}{4,}( ?\p{Lu}?\d{2,3})?$/u.test(text) && energyOf(text) !== null;

const DC =
  /\b(dc|dcfc|hpc|ccs|chademo|level ?3|l3)\b|snel ?lad|schnell ?la|(fast|rapid) ?charg|ātrā?s? ?uzl|быстр\p{L}* ?зар|szybk\p{L}* ?ład|pikalat|snabbladd|hurtiglad/iu;
const AC = /\b(ac|level ?[12]|l[12]|type ?[12])\b/i;

export function powerOf(text: string): Power | null {
  if (DC.test(text)) return 'dc';
  return AC.test(text) ? 'ac' : null;
}
