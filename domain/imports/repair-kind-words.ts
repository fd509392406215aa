import type { RepairKind } from '#domain/repairs/schema.ts';
import { isFuelWord } from './energy-words.ts';
import { plainWord } from './plain-word.ts';
import type { ReminderKind } from '#domain/reminders/schema.ts';

const KINDS: readonly [RepairKind, RegExp][] = [
  [
    'inspection',
    /\bmot\b|\bitp\b|\bstk\b|\bгтп\b|κτεο|emis[ní]|muayene|badani\p{L}* techn|tehničk|tehnični|eu-?kontroll|техогляд|inspeção|revisione|^ta$|csdd|tehnoülev|inspe[ck]|überwachung|contr[ôo]le tech|apžiūr|ülevaatus|katsast|besikt|műszaki|\btüv\b|\bhu\b|apskat|техосмотр|przegl|\bita?v\b|\bitv\b|\bapk\b|\bwof\b|keuring|\bsyn\b|smog/u,
  ],
  [
    'insurance',
    /insur|\brca\b|\bpzp\b|asigur|poisten|страхув|гражданска отг|осцпв|versich|draudim|kindlust|vakuut|försäk|assicur|verzeker|pojišt|biztosít|apdrošin|страхов|осаго|каско|ubezpiecz|forsikr|trygging|sigort|ασφάλ|осигур|osigur|zavarov|segur[oa]|assur|\boc\b|\bkasko\b|\bocta\b/u,
  ],
  [
    'tax',
    /\btax(?!i)|impozit|\biuc\b|rinkliav|steuer|nodok|налог|podatek|imposto|\bipva\b|impuesto|registr|licen[cs]e|reģistr|vignet|bollo|taxe|belasting|\brego\b|\bruc\b|road user|verojen|\bvero\b|skatt|mokest|daň|afgift|(?<!\p{L})adó|avgift|vergi|τέλη/u,
  ],
  [
    'tyres',
    /tyre|anvelop|pnevmatik|\btires?\b|reifen|rehv|renkaa|padang|däck|dekk|dæk|riep|(?<!\p{L})шин|opon|gumi(?!j(?!av))|abroncs|lastik|ελαστικ|гуми|pneu(?!m)|neum[aá]tico|llanta|gomme|\bbanden|bandenwissel/u,
  ],
  [
    'service',
    /(?<!\p{L})(ulei|ulje|ulja|olja)(?!\p{L})|(?<!\p{L})oil|revizi|bakım|olie|filter|service(?!s?tation)|mainten|wartung|entretien|vidange|mantenim|manuten|huolto|hooldus|(?<!\p{L})õli|tepal|karbant|öl|eļļ|apkope|масл|фильтр|olej|óleo|aceite|huile|revis|tagliando|onderhoud|(kleine|grote) beurt|underhåll|vedlikehold|údržb|szerviz|техобслуж/u,
  ],
  [
    'repair',
    /repair|reparați|reparat|frân|onarım|popravk|popravil|επισκευ|fix|werkstatt|korjau|parand|riparaz|javít|remont|ремонт|napraw|reparo|reparaci|répar|oprav/u,
  ],
];

const MAX_LENGTH = 200;

const kindIn = (kinds: typeof KINDS, text: string): RepairKind | null => {
  const words = text.slice(0, MAX_LENGTH).toLowerCase();
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

export const repairKindOf = (text: string): RepairKind | null => kindIn(KINDS, text);

/** What was worked on, where no word says what kind of work it was: what wears out is a service, the rest a repair. */
const PARTS: typeof KINDS = [
  [
    'service',
    /fluid|flush|coolant|antifreeze|spark ?plug|glow ?plug|wiper|batter|timing (belt|chain)|lubricat|grease|tune-?up|aircon|air con|a\/c|šķidrum|svec|slotiņ|akumulator|zobsiksn|flüssigkeit|zündkerze|glühkerze|wischer|zahnriemen|bougie|balai|courroie|bujía|escobilla|correa|candel|tergi|cinghia|bateri[ae]|bateria|akku|stiftet?|sulka|jarruneste|świec|płyn|wycierac|rozrząd|svíčk|kapalin|stěrač|свеч|жидкост|щётк|щетк|аккумулятор|ремень/u,
  ],
  [
    'repair',
    /brake|clutch|gasket|gearbox|transmission|alternator|starter|radiator|suspension|exhaust|muffler|rebuil|overhaul|windshield|windscreen|\b(?:shock|strut|bearing|bush|restor|replac|weld|paint|body ?work|dent|window|pump|hose|seal|leak|switch|lamp|light|bulb|mirror|lock)|klock|bremž|bremz|sajūg|blīv|kārb|ģenerator|amortiz|gultn|izpūt|maiņa|metinā|krāso|virsbūv|sensor|sūkn|lukt|spuldz|brems|kuppl|getriebe|anlasser|lichtmaschine|stoßdämpf|lager|auspuff|pumpe|dichtung|frein|embrayage|freno|embrague|frizione|hamul|sprzęg|brzd|spojk|jarru|kytkin|broms|koppling|тормоз|сцеплен|коробк|подшипник|глушител|амортиз/u,
  ],
];

/** The kind of a record that is known to be work, by its title. */
export const kindOfWork = (title: string): RepairKind | null => repairKindOf(title) ?? kindIn(PARTS, title);

/** Beside a workshop, in the languages of the apps. */
const OTHER = new RegExp(
  [
    // Liquids.
    'coolant|antifr|washer|screen ?wash|kühlmittel|frostschutz|dzesē|spolarvätska|lasinpesu|koelvloeistof',
    // Washes.
    'wash|spăl|wasch|wäsche|wassen|wasbeurt|wasstraat|lavad|lavag|lavée|myjni|myci|mytí|umyt|мойк|миття|mazgā|plovim|pesu|tvätt|bilvas|\\bvask|mosás',
    // Parking.
    'park|pysäköin|stāvviet|парков|стоянк|stationn|estacion|aparcam|\\bsosta\\b|stæði',
    // Roads and bridges.
    'toll|maut|\\btol\\b|péage|peaje|pedagg|pedág|autostrad|vignet|viniet|viněta|rovin|dálnič|známk|ceļa nodev|bompeng|vägavgift|vägtull|trängsel|tietull|teemaks|rinkliav|útdíj|mýto|ferry|fähre|prāmis',
    // Subscriptions and fees.
    'subscri|abonn|abon[aoe]|membership|\\bfees?\\b|gebühr|grundpreis|prenum|předplat|predplat|opłata|poplat|tellimus|díj|avgift',
    // Fines.
    '\\bfine|strafe|bußgeld|\\bboete|mandat|штраф|multa|sods|bauda|trahv|amende|\\bböter|\\bbøde|sakko|pokut|bírság',
  ].join('|'),
  'iu',
);

const GENERAL = new Set(
  plainWord(
    [
      'document documents dokument dokumente dokumenty dokumenti dokumentai документ документы doc',
      'service services repair repairs maintenance expense expenses cost costs other others misc miscellaneous general work',
      'wartung reparatur reparaturen ausgabe ausgaben kosten sonstige sonstiges andere anderes werkstatt entretien réparation',
      'dépense dépenses frais autre autres divers servicio reparación mantenimiento gasto gastos otro otros varios serviço',
      'manutenção reparo reparação despesa despesas outro outros servizio manutenzione riparazione spesa spese altro varie',
      'onderhoud reparatie overig overige serwis naprawa wydatek koszt koszty inne inny obsługa servis oprava údržba výdaj',
      'náklad náklady jiné ostatní iné ostatné reparation underhåll utgift utgifter övrigt annat reparasjon vedlikehold',
      'vedligehold udgift annet andet øvrig diverse huolto korjaus kulu kulut muu muut hooldus remont kulud serviss remonts',
      'apkope izdevumi izmaksas izmaksa cits citi cita citas dažādi servisas remontas priežiūra išlaidos kita kitos szerviz',
      'javítás karbantartás költség egyéb reparație întreținere cheltuială altele popravak održavanje trošak ostalo popravilo',
      'vzdrževanje strošek drugo сервис ремонт обслуживание расход расходы прочее другое то сервіс обслуговування витрата',
      'витрати інше сервиз поддръжка разход друго bakım onarım gider masraf diğer σέρβις επισκευή συντήρηση έξοδα άλλο',
    ].join(' '),
  ).split(' '),
);

/** 'Service', 'Ремонт/ТО', 'other costs': what was done is said elsewhere. */
export function isGeneral(kind: string): boolean {
  const words = plainWord(kind.toLowerCase())
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !AND.has(word));
  return words.length > 0 && words.every((word) => GENERAL.has(word));
}
const AND = new Set('and und et og och en un ir ja és und và и і та'.split(' '));

/** Of a workshop, an office, a road: what a car costs beside fuel, whatever amount stands beside it. */
export const isOtherPurpose = (text: string): boolean =>
  !isFuelWord(text) && (repairKindOf(text) !== null || OTHER.test(text));

const REMINDERS: readonly [ReminderKind, RegExp][] = [
  ['oil', /\boil\b|öl|eļļ|масл|olej|olie|olja|óleo|aceite|huile|olio|olaj|yağ|λάδι/u],
  ['filter', /filt[re]|фильтр/u],
  ['brakes', /brake|brems|bremž|тормоз|hamul|freio|freno|frein/u],
  ['belt', /belt|riemen|siksn|ремень|ремн|pasek|correia|correa|courroie/u],
  ['documents', /document|dokument/u],
  ['battery', /batter|akumul|аккум|bater[ií]/u],
];
const OF_REPAIRS: Partial<Record<RepairKind, ReminderKind>> = {
  tyres: 'tyres',
  inspection: 'inspection',
  insurance: 'insurance',
  tax: 'tax',
};

export function reminderKindOf(text: string): ReminderKind {
  const words = text.slice(0, MAX_LENGTH).toLowerCase();
  const named = REMINDERS.find(([, pattern]) => pattern.test(words))?.[0];
  return named ?? OF_REPAIRS[repairKindOf(text) ?? 'other'] ?? 'other';
}
