import { type BilingualText, inLanguage } from '#domain/assessment/bilingual-text.ts';
import { type Amount, formatLongDay, formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { type CarWords, formatDistance } from '#domain/units/words.ts';
import type { IssueFact, RepairFact } from './car-facts.ts';

/** Fills {placeholders} in a text of the offline replies (docs/maintain/decisions/003). */
export function fillText(
  text: BilingualText,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return inLanguage(text, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

export type CountedNoun =
  | 'repair'
  | 'issue'
  | 'fill'
  | 'document'
  | 'reminder'
  | 'record'
  | 'time'
  | 'day'
  | 'dayAgo'
  | 'dayCount';

/** '1 remonts', '11 remontu', '3 repairs'. */
export function countText(n: number, noun: CountedNoun, language: Language): string {
  const form = new Intl.PluralRules(language).select(n);
  const nouns = {
    en: {
      repair: { one: 'repair', other: 'repairs' },
      issue: { one: 'problem', other: 'problems' },
      fill: { one: 'fill-up', other: 'fill-ups' },
      document: { one: 'document', other: 'documents' },
      reminder: { one: 'reminder', other: 'reminders' },
      record: { one: 'record', other: 'records' },
      time: { one: 'time', other: 'times' },
      day: { one: 'day', other: 'days' },
      dayAgo: { one: 'day', other: 'days' },
      dayCount: { one: 'day', other: 'days' },
    },
    lv: {
      repair: { zero: 'remontu', one: 'remonts', other: 'remonti' },
      issue: { zero: 'problēmu', one: 'problēma', other: 'problēmas' },
      fill: { zero: 'uzpilžu', one: 'uzpilde', other: 'uzpildes' },
      document: { zero: 'dokumentu', one: 'dokuments', other: 'dokumenti' },
      reminder: { zero: 'atgādinājumu', one: 'atgādinājums', other: 'atgādinājumi' },
      record: { zero: 'ierakstu', one: 'ieraksts', other: 'ieraksti' },
      time: { zero: 'reižu', one: 'reize', other: 'reizes' },
      /** After 'par'. */
      day: { zero: 'dienām', one: 'dienu', other: 'dienām' },
      /** After 'pirms' and 'pēc'. */
      dayAgo: { zero: 'dienām', one: 'dienas', other: 'dienām' },
      dayCount: { zero: 'dienu', one: 'diena', other: 'dienas' },
    },
  } as const;
  const forms: Record<string, string> = nouns[language][noun];
  return `${n} ${forms[form]!}`;
}

/** '$12.50 + €30.00'; 0 of the owner's currency when there are none. */
export const moneyText = (amounts: readonly Amount[], currency: string, language: Language) =>
  (amounts.length > 0 ? amounts : [{ minor: 0, currency }])
    .map((amount) => formatMoney(amount, language))
    .join(' + ');

/** A text of the records inside a reply, where line breaks would make it look like the reply's own. */
export const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

export function repairLine(repair: RepairFact, words: Pick<CarWords, 'language' | 'units'>): string {
  const { language } = words;
  return [
    `${formatLongDay(repair.date, language)}: ${inOneLine(repair.title)}`,
    ...(repair.mileage === null ? [] : [formatDistance(repair.mileage, words)]),
    ...(repair.cost ? [formatMoney(repair.cost, language)] : []),
    ...(repair.garageName ? [inOneLine(repair.garageName)] : []),
  ].join(', ');
}

const STATUS: Record<IssueFact['status'], BilingualText> = {
  new: { en: 'new', lv: 'jauna' },
  processing: { en: 'in progress', lv: 'tiek risināta' },
  partially_resolved: { en: 'partially resolved', lv: 'daļēji atrisināta' },
  resolved: { en: 'resolved', lv: 'atrisināta' },
};
const URGENT: BilingualText = { en: 'urgent', lv: 'steidzama' };

export function issueLine(issue: IssueFact, language: Language): string {
  const marks = [
    inLanguage(STATUS[issue.status], language),
    ...(issue.urgent ? [inLanguage(URGENT, language)] : []),
  ];
  return `${formatLongDay(issue.date, language)}: ${inOneLine(issue.title)} (${marks.join(', ')})`;
}
