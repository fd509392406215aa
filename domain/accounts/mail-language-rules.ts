import { LANGUAGES, type Language } from '#domain/language/words.ts';

/** The chosen language, else the best match of Accept-Language, else English. */
export function preferredLanguage(chosen: unknown, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const offered = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag!.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const [best] = offered;
  return best && isLanguage(best.language) ? best.language : 'en';
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
