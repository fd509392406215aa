const LANGUAGES = 'en de fr es pt it nl pl lv lt et fi sv nb da cs sk hu ro ru uk tr'.split(' ');

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));

const clean = (name: string) => name.toLowerCase().replaceAll(/[.\s]/g, '');

/** As they stand alone and in a date, whole and short. */
function namesOf(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (const [at, date] of MONTHS.entries()) {
        const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        if (/\p{L}/u.test(name) && !names.has(clean(name))) names.set(clean(name), at + 1);
      }
    }
  }
  return names;
}

let names: ReadonlyMap<string, number> | undefined;

const SEPARATOR = String.raw`(?:[-/., \u00A0]|\bde\b)+`;
const WEEKDAY = String.raw`(?:[\p{L}-]+[.,]{0,2} )?`;
const DAY_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:\p{L}{1,2}|[ºª°])?${SEPARATOR}(\p{L}{3,})${SEPARATOR}(\d{4}|\d{2})(?!\d)`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(\p{L}{3,})${SEPARATOR}(\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(\d{4})(?!\d)`,
  'iu',
);

const YEAR_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(\d{4})(?:[-/., \u00A0]|gada|m\.)+(?:(\d{1,2})${SEPARATOR}(\p{L}{3,})|(\p{L}{3,})${SEPARATOR}(\d{1,2}))`,
  'iu',
);

/** Year, month and day of a date that names its month: 'Mar 4, 2023', '4. März 2023', '04-Mar-23'; null for another. */
export function namedDate(text: string): [number, number, number] | null {
  if (!/\p{L}{3}/u.test(text)) return null;
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  const [, month2, day2, year2] = day === undefined ? (MONTH_FIRST.exec(text) ?? []) : [];
  const [, year3, day3, month3, month4, day4] = YEAR_FIRST.exec(text) ?? [];
  const name = month ?? month2 ?? month3 ?? month4;
  if (name === undefined) return null;
  names ??= namesOf();
  const number = names.get(clean(name)) ?? names.get(clean(name).slice(0, 3));
  return number === undefined
    ? null
    : [Number(year ?? year2 ?? year3), number, Number(day ?? day2 ?? day3 ?? day4)];
}
