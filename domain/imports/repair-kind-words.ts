import type { RepairKind } from '#domain/repairs/schema.ts';
import { isFuelWord } from './energy-words.ts';
import type { ReminderKind } from '#domain/reminders/schema.ts';

const KINDS: readonly [RepairKind, RegExp][] = [
  [
    'inspection',
    /\bmot\b|revisione|^ta$|csdd|tehnoülev|inspe[ck]|überwachung|contr[ôo]le tech|apžiūr|ülevaatus|katsast|besikt|műszaki|\btüv\b|\bhu\b|apskat|техосмотр|przegl|\bita?v\b|\bitv\b|\bapk\b|\bwof\b|keuring|\bsyn\b|smog/u,
  ],
  [
    'insurance',
    /insur|versich|draudim|kindlust|vakuut|försäk|assicur|verzeker|pojišt|biztosít|apdrošin|страхов|осаго|каско|ubezpiecz|forsikr|trygging|sigort|ασφάλ|осигур|osigur|zavarov|segur[oa]|assur|\boc\b|\bkasko\b|\bocta\b/u,
  ],
  [
    'tax',
    /\btax|steuer|nodok|налог|podatek|imposto|\bipva\b|impuesto|registr|licen[cs]e|reģistr|vignet|bollo|taxe|belasting|\brego\b|\bruc\b|road user|verojen|\bvero\b|skatt|mokest|daň|afgift|(?<!\p{L})adó|avgift|vergi|τέλη/u,
  ],
  [
    'tyres',
    /tyre|\btires?\b|reifen|rehv|renkaa|padang|däck|dekk|dæk|riep|(?<!\p{L})шин|opon|gumi|abroncs|lastik|ελαστικ|гуми|pneu|neum[aá]tico|llanta|gomme|\bbanden|bandenwissel/u,
  ],
  [
    'service',
    /oil|olie|filter|service(?!s?tation)|mainten|wartung|entretien|vidange|mantenim|manuten|huolto|hooldus|\bõli|tepal|karbant|öl|eļļ|apkope|масл|фильтр|olej|óleo|aceite|huile|revis|tagliando|onderhoud|(kleine|grote) beurt|underhåll|vedlikehold|údržb|szerviz|техобслуж/u,
  ],
  [
    'repair',
    /repair|fix|reparatur|werkstatt|korjau|parand|riparaz|javít|remont|ремонт|napraw|reparo|reparaci|répar|reparatie|oprav/u,
  ],
];

const MAX_LENGTH = 200;

export function repairKindOf(text: string): RepairKind | null {
  const words = text.slice(0, MAX_LENGTH).toLowerCase();
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Beside a workshop, in the languages of the apps. */
const OTHER = new RegExp(
  [
    // Liquids.
    'coolant|antifr|washer|screen ?wash|kühlmittel|frostschutz|dzesē|spolarvätska|lasinpesu|koelvloeistof',
    // Washes.
    'wash|wasch|wäsche|wassen|wasbeurt|wasstraat|lavad|lavag|lavée|myjni|myci|mytí|umyt|мойк|миття|mazgā|plovim|pesu|tvätt|bilvas|\\bvask|mosás',
    // Parking.
    'park|pysäköin|stāvviet|парков|стоянк|stationn|estacion|aparcam|\\bsosta\\b|stæði',
    // Roads and bridges.
    'toll|maut|\\btol\\b|péage|peaje|pedagg|pedág|autostrad|vignet|dálnič|známk|ceļa nodev|bompeng|vägavgift|vägtull|trängsel|tietull|teemaks|rinkliav|útdíj|mýto|ferry|fähre|prāmis',
    // Fines.
    '\\bfine|strafe|bußgeld|\\bboete|mandat|штраф|multa|sods|bauda|trahv|amende|\\bböter|\\bbøde|sakko|pokut|bírság',
  ].join('|'),
  'iu',
);

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
