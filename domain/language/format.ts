/** In minor units (cents) with an ISO 4217 code. */
export type Amount = { minor: number; currency: string };

export const LOCALES = { en: 'en-US', lv: 'lv-LV' } as const;
type Language = keyof typeof LOCALES;

/** Regions that write the month first. */
const MONTH_FIRST = /^en(?:-(?:US|CA|PH))?$/;
let english = { locale: LOCALES.en as string, isMonthFirst: true };

/** In a browser English days and times are written as in its region: once, as it starts. */
export function writeEnglishAs(browserLocale: string): void {
  const locale = browserLocale.startsWith('en') ? browserLocale : 'en-GB';
  english = { locale, isMonthFirst: MONTH_FIRST.test(locale) };
}

const englishDay = (month: string, date: number, year?: string) =>
  english.isMonthFirst
    ? `${month} ${date}${year ? `, ${year}` : ''}`
    : `${date} ${month}${year ? ` ${year}` : ''}`;

/** Keeps a number and its unit on one line. */
export const HARD_SPACE = '\u00A0';

// Creating an Intl formatter is slow, and lists format hundreds of dates and amounts.
function reused<Format, Options>(create: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = reused(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = reused(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** English without a formatter, whose first one takes a slow phone 0.1 s. @param month `MM` */
export function monthName(month: string, length: 'short' | 'long', language: Language): string {
  const english = language === 'en' && MONTHS[Number(month) - 1];
  if (english) return length === 'short' ? english.slice(0, 3) : english;
  return dateFormat(LOCALES[language], { month: length, timeZone: 'UTC' }).format(
    new Date(`2000-${month}-01T00:00:00Z`),
  );
}

function splitDay(day: string): { year: string; month: string; date: number } {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) throw new RangeError(`Not a day of the form yyyy-MM-dd: ${day}`);
  return { year, month, date: Number(date) };
}

/** The day `yyyy-MM-dd` of an instant, by default in the device's time zone. */
export function dayOfInstant(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  if (timeZone === undefined) return dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
  const parts = dateFormat('en-US', {
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)!.value);
  return dayOf(part('year'), part('month'), part('day'));
}

function dayOf(...[year, month, date]: [number, number, number]): string {
  if (Number.isNaN(year)) throw new RangeError('Not an instant');
  return [year, month, date].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

/** For lists: 'Mar 5, 2024' or '5 Mar 2024', '05.03.2024.'. */
export function formatDay(day: string, language: Language): string {
  const { year, month, date } = splitDay(day);
  return language === 'lv'
    ? `${String(date).padStart(2, '0')}.${month}.${year}.`
    : englishDay(monthName(month, 'short', language), date, year);
}

/** For sentences and the report: 'Mar 5, 2024', '2024. gada 5. marts'. */
export const formatDayInText = (day: string, language: Language): string =>
  language === 'lv' ? formatLongDay(day, language) : formatDay(day, language);

export function formatInstantDay(iso: string, language: Language, timeZone?: string): string {
  return formatDay(dayOfInstant(iso, timeZone), language);
}

/** 'March 5, 2024', '2024. gada 5. marts'. */
export function formatLongDay(day: string, language: Language): string {
  const { year, month, date } = splitDay(day);
  const name = monthName(month, 'long', language);
  return language === 'lv' ? `${year}. gada ${date}. ${name}` : englishDay(name, date, year);
}

/** 'December 1', '1. decembris'. @param day `MM-dd` */
export function formatYearDay(day: string, language: Language): string {
  const { month, date } = splitDay(`2025-${day}`);
  const name = monthName(month, 'long', language);
  return language === 'lv' ? `${date}. ${name}` : englishDay(name, date);
}

/** For lists: 'Mar 5, 2024, 2:30 PM', '05.03.2024. 14:30'. */
export const formatMoment = (iso: string, language: Language): string =>
  `${formatInstantDay(iso, language)}${language === 'lv' ? '' : ','} ${formatTime(iso, language)}`;

/** 'March 2024', '2024. gada marts'; takes `yyyy-MM` or a day. */
export function formatMonth(month: string, language: Language): string {
  const { year, month: number } = splitDay(`${month}-01`);
  const name = monthName(number, 'long', language);
  return language === 'lv' ? `${year}. gada ${name}` : `${name} ${year}`;
}

/** '2:30 PM', '14:30'; by default in the device's time zone. */
export function formatTime(iso: string, language: Language, timeZone?: string): string {
  const options = { timeStyle: 'short', timeZone } as const;
  const locale = language === 'en' ? english.locale : LOCALES[language];
  return dateFormat(locale, options).format(new Date(iso)).replace('\u202F', ' ');
}

// The first formatter of numbers takes a slow phone 0.1 s: the numbers of most first views are written without one.
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

const grouped = (digits: string, separator: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, separator);

// Asking the runtime takes microseconds, and a list has thousands of amounts.
const digitsByCurrency = new Map<string, number>();

/** Decimals of a currency: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  if (SIGNS[currency]) return 2;
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const options = { style: 'currency', currency } as const;
  const digits = numberFormat('en-US', options).resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}

/** '$12.50' in English, '12,50 $' in Latvian. */
export function formatMoney({ minor, currency }: Amount, language: Language): string {
  const sign = SIGNS[currency];
  if (sign && Number.isSafeInteger(minor)) {
    const digits = String(Math.abs(minor)).padStart(3, '0');
    const [whole, cents] = [digits.slice(0, -2), digits.slice(-2)];
    const minus = minor < 0 ? '-' : '';
    if (language === 'en') return `${minus}${sign}${grouped(whole, ',')}.${cents}`;
    // Latvian groups from five digits on.
    return `${minus}${whole.length > 4 ? grouped(whole, HARD_SPACE) : whole},${cents}${HARD_SPACE}${sign}`;
  }
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(LOCALES[language], options).format(minor / 10 ** minorDigits(currency));
}

/** Groups thousands with spaces in both languages: '125 000'. @param decimals that are shown in any case */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  if (decimals === 0 && Number.isSafeInteger(value)) return grouped(String(value), HARD_SPACE);
  return numberFormat(LOCALES[language], { useGrouping: 'always', minimumFractionDigits: decimals })
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? HARD_SPACE : part.value))
    .join('');
}
