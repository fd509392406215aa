import { LITERS } from '#domain/units/units.ts';
import type { DateOrder } from './date-rules.ts';
import { headerWords } from './header-words.ts';
import { plainWord } from './plain-word.ts';
import { volumeUnits, type Distance, type Volume } from './unit-rules.ts';

/** How people write and pay where a currency is used. */
type Country = {
  currency: string;
  languages: readonly string[];
  distance: Distance;
  volumes: readonly Volume[];
  /** A liter in the last twenty years, from gas to the dearest petrol. */
  liter: readonly [least: number, most: number];
  /** Told by its language only. */
  isOfLanguage: boolean;
};

/** Languages; units; what a liter cost. Spanish is spoken where fuel is sold by the gallon. */
const COUNTRIES: Record<string, string> = {
  EUR: 'de fr es it nl fi et lv lt pt el sk sl hr sv gb us; km l; 0.4 2.8',
  USD: 'us es; mi usgal; 0.4 1.6',
  'USD/es': 'es; km usgal; 0.4 1.6',
  GBP: 'gb; mi l ukgal; 0.85 2.4',
  CAD: 'us gb fr; km l; 0.5 2.6',
  AUD: 'gb; km l; 0.5 2.8',
  NZD: 'gb; km l; 0.8 3.6',
  CHF: 'de fr it; km l; 0.9 2.8',
  PLN: 'pl; km l; 1.5 10',
  CZK: 'cs; km l; 11 60',
  SEK: 'sv; km l; 6 30',
  NOK: 'no; km l; 6 30',
  DKK: 'da; km l; 5 22',
  HUF: 'hu; km l; 170 900',
  RON: 'ro; km l; 2 12',
  BGN: 'bg; km l; 0.8 4.5',
  RSD: 'hr; km l; 70 300',
  RUB: 'ru; km l; 10 120',
  UAH: 'uk ru; km l; 8 90',
  TRY: 'tr; km l; 2 100',
  ISK: 'is; km l; 120 400',
  JPY: 'ja; km l; 70 250',
  CNY: 'zh; km l; 3 13',
  KRW: 'ko; km l; 700 2500',
  INR: 'gb; km l; 30 150',
  ZAR: 'gb; km l; 6 32',
  BRL: 'pt; km l; 1.3 10',
  MXN: 'es; km l; 5 32',
  COP: 'es; km usgal; 1300 4800',
  ILS: 'he; km l; 3 11',
};

const countries = Object.entries(COUNTRIES).map(([key, text]): Country => {
  const currency = key.slice(0, 3);
  const [languages = '', units = '', liter = ''] = text.split('; ');
  const [distance, ...volumes] = units.split(' ') as [Distance, ...Volume[]];
  const [least = 0, most = 0] = liter.split(' ').map(Number);
  return {
    currency,
    languages: languages.split(' '),
    distance,
    volumes,
    liter: [least, most],
    isOfLanguage: key.includes('/'),
  };
});

/** Letters that a language alone has, and words of headings. */
const LANGUAGES: Record<string, [letters: RegExp | null, words: string]> = {
  de: [
    /ß/u,
    'datum kilometerstand stand betrag menge preis tankstelle bemerkung bemerkungen kosten strecke sorte gesamt getankt volltank liter kraftstoff verbrauch',
  ],
  nl: [
    null,
    'datum bedrag prijs kilometerstand brandstof opmerking liter tankbeurt hoeveelheid totaal kosten',
  ],
  fr: [/[œç]/u, 'jour montant prix compteur litres remarques lieu carburant coût kilométrage quantité plein'],
  es: [
    /[ñ¿]/u,
    'fecha importe precio litros kilometraje combustible costo coste gasolina odómetro cantidad lleno',
  ],
  pt: [
    /ã/u,
    'valor preço litros quilometragem combustível custo quantidade abastecimento odómetro hodômetro tanque',
  ],
  it: [null, 'data importo prezzo litri costo carburante spesa chilometri quantità distributore pieno'],
  fi: [null, 'pvm päivämäärä päiväys hinta litrat mittarilukema määrä yhteensä tankkaus kilometrit'],
  et: [/õ/u, 'kuupäev läbisõit hind kokku märkused kütus liitrid kogus summa'],
  lv: [/[āēīķļņģ]/u, 'datums nobraukums odometrs degviela summa cena litri daudzums izmaksas kopā'],
  lt: [/[ėįų]/u, 'rida kaina suma litrai kuras kiekis pastabos'],
  pl: [/[łśźżćńę]/u, 'data koszt kwota przebieg licznik cena paliwo litry ilość uwagi stacja'],
  sl: [null, 'datum znesek cena točenja števca poraba gorivo skupaj opombe prevoženo'],
  cs: [/[ěřů]/u, 'datum cena tachometr palivo litry celkem částka poznámka množství'],
  sk: [/[ľĺŕ]/u, 'dátum cena tachometer palivo litre spolu suma poznámka množstvo'],
  sv: [
    null,
    'literpris antal tankdatum ställning totalt drivmedel volym mack fordon tankning datum mätarställning belopp kostnad pris bränsle liter mängd anteckning kr mil',
  ],
  no: [
    /ø/u,
    'dato pris beløp kilometerstand liter drivstoff kr mil literpris antall stasjon mengde totalpris kilometerteller sted fylling merknad betalt bensin utgift mva fylt kjørt',
  ],
  da: [
    /ø/u,
    'dato pris beløb kilometertal kilometerstand liter brændstof kr tankning tankdato moms bemærkning køretøj literpris udgift kørte mængde',
  ],
  hu: [/[őű]/u, 'dátum összeg ár mennyiség liter üzemanyag'],
  ro: [/[șțăşţ]/u, 'preț suma litri kilometraj carburant cantitate'],
  hr: [
    null,
    'cena sipanja sipano vreme plaćeno pumpa vozilo datum iznos cijena litara kilometraža gorivo količina ukupno',
  ],
  ru: [/[ыэё]|пробег|литр[ыо]|сумма|топлив|стоимость|заправк[аи](?! )/u, 'дата цена'],
  uk: [
    /[іїєґ]|повн|пдв|запис|заправк|пальн|паливо|палива|держ|азс|примітк|сплач/u,
    'дата час авто одометр сума ціна',
  ],
  bg: [/ъ|литри|сума|гориво|бележк|километр|зарежд|плат|ддс|резервоар|лв/u, 'дата цена'],
  tr: [/[ğş]/u, 'tarih tutar fiyat litre yakıt kilometre toplam'],
  el: [/\p{Script=Greek}/u, ''],
  ja: [/[ぁ-んァ-ヶ給額]/u, ''],
  zh: [/[费价总里程加油]/u, ''],
  ko: [/\p{Script=Hangul}/u, ''],
  he: [/\p{Script=Hebrew}/u, ''],
  is: [
    /[ðþ]/u,
    'dags dagsetning lítrar upphæð kílómetrastaða eldsneyti staða greitt samtals magn tegund stöð áfylling fullt tími vsk',
  ],
  us: [null, 'gas gasoline tire tires'],
  gb: [null, 'petrol litres tyre tyres mot pence ppl'],
};
const words = new Map(
  Object.entries(LANGUAGES).map(([code, [, text]]) => [code, new Set(plainWord(text).split(' '))]),
);

const isOf = (own: ReadonlySet<string>, word: string) =>
  own.has(word) || [...own].some((one) => one.length > 4 && word.startsWith(one));

/** Those that most headings are of; of English, which is written everywhere, none but its two spellings. */
export function languagesOf(headers: readonly string[]): ReadonlySet<string> {
  const scores = Object.entries(LANGUAGES).map(([code, [letters]]) => {
    const fits = (header: string) =>
      letters?.test(header.toLowerCase()) ||
      headerWords(header).words.some((word) => isOf(words.get(code)!, word));
    return [code, headers.filter(fits).length] as const;
  });
  const most = Math.max(...scores.map(([, score]) => score));
  return new Set(most === 0 ? [] : scores.flatMap(([code, score]) => (score === most ? [code] : [])));
}

/** What a file says; undefined or empty where it says nothing. */
export type Said = {
  languages: ReadonlySet<string>;
  /** Those that its signs may stand for. */
  currencies: readonly string[];
  distance: Distance | undefined;
  volume: Volume | 'gal' | undefined;
  /** Of day and month, where a day above 12 says it. */
  dates: 'dmy' | 'mdy' | null;
  /** What one of the amount cost in the middle. */
  price: number | undefined;
  /** Of the amounts over what was driven, in the units of the file. */
  use: number | undefined;
  /** What was bought at a time in the middle. */
  amount: number | undefined;
};
/** Of the account. */
export type Usual = { currency: string; distance?: Distance | undefined; volume?: Volume | undefined };

/** What a file that says no more may mean, the likeliest first; one that is alone is taken for sure. */
export type Likely = {
  currencies: readonly string[];
  distances: readonly Distance[];
  volumes: readonly Volume[];
  dates: DateOrder | null;
};

const VOLUMES: readonly Volume[] = ['l', 'usgal', 'ukgal'];
const DISTANCES: readonly Distance[] = ['km', 'mi'];
const KM = { km: 1, mi: 1.609344 };
/** Liters for 100 km. */
const USE = [2, 45] as const;
/** Liters that a car is filled with. */
const TANK_MOST = 150;

type Meant = { currency: string; distance: Distance; volume: Volume; languages: readonly string[] };

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

function meanings(said: Said): Meant[] {
  return countries.flatMap(({ currency, languages, distance, volumes, liter, isOfLanguage }) =>
    volumes.flatMap((volume) => {
      const size = LITERS[volumeUnits[volume]];
      const fits =
        (said.currencies.length === 0 || said.currencies.includes(currency)) &&
        ((!isOfLanguage && (said.languages.size === 0 || said.currencies.length === 1)) ||
          languages.some((one) => said.languages.has(one))) &&
        (said.dates === null || (said.dates === 'mdy') === (currency === 'USD')) &&
        (said.distance === undefined || said.distance === distance) &&
        (said.volume === undefined || said.volume === volume || (said.volume === 'gal' && volume !== 'l')) &&
        (said.price === undefined || isWithin(said.price / size, liter)) &&
        (said.use === undefined || isWithin((said.use * size * 100) / KM[distance], USE));
      return fits ? [{ currency, distance, volume, languages }] : [];
    }),
  );
}

/** By language, money, price and consumption together: what all countries that fit have in common, or the account's own. */
export function likelyOf(said: Said, usual: Usual): Likely {
  // What hardly fits anywhere is of a country or a car that nobody thought of.
  const loose = { ...said, use: undefined, dates: null };
  const looser = { ...loose, price: undefined };
  const relaxed = [
    said,
    loose,
    { ...loose, languages: new Set<string>() },
    looser,
    { ...looser, distance: undefined },
    { ...looser, volume: undefined },
  ];
  const all = relaxed.map((one) => meanings(one)).find((some) => some.length > 0) ?? [];
  const isUsual = ({ currency, distance, volume }: Meant) =>
    currency === usual.currency &&
    (usual.distance === undefined || usual.distance === distance) &&
    (usual.volume === undefined || usual.volume === volume);
  const own = all.filter(isUsual);
  // What is spoken there first, before what is also spoken.
  const first = all.filter(
    ({ currency, languages: [main = ''] }) => currency === 'EUR' || said.languages.has(main),
  );
  const some = ([own, first, all].find((one) => one.length > 0) ?? []).filter(isOfTank(said));
  const of = <Value>(pick: (one: Meant) => Value, every: readonly Value[]) =>
    some.length === 0 ? every : [...new Set(some.map(pick))];
  return {
    currencies: of(({ currency }) => currency, said.currencies),
    distances: of(({ distance }) => distance, DISTANCES),
    volumes: of(({ volume }) => volume, said.volume === 'gal' ? ['usgal', 'ukgal'] : VOLUMES),
    // That of the account alone says nothing of the file.
    dates:
      said.languages.size + said.currencies.length > 0 || said.volume === 'gal' || said.distance === 'mi'
        ? orderOf(some)
        : null,
  };
}

/** More than a tank holds speaks against the unit of the country, and so against its distances. */
const isOfTank =
  ({ amount, volume: own }: Said) =>
  ({ volume }: Meant): boolean =>
    amount === undefined || own !== undefined || amount * LITERS[volumeUnits[volume]] <= TANK_MOST;

/** Months come first in the United States alone. */
function orderOf(meant: readonly Meant[]): DateOrder | null {
  const [first, ...others] = new Set(meant.map(({ currency }) => currency === 'USD'));
  return first === undefined || others.length > 0 ? null : first ? 'mdy' : 'dmy';
}
