import { inLanguage } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import {
  CODE_CATEGORIES,
  CODE_PATTERNS,
  CODE_SYSTEMS,
  GENERIC_CODE,
  KNOWN_CODES,
  MAKER_CODE,
  POWERTRAIN_AREAS,
} from './knowledge/trouble-codes.ts';
import type { AssessmentLanguage, Category } from './schema.ts';

export type TroubleCode = { code: string; meaning: string };

export function troubleCodesIn(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}])([PCBU])[ -]?([0-3][0-9A-F]{3})(?![\p{L}\p{N}])/giu);
  return [...new Set([...found].map((match) => `${match[1]}${match[2]}`.toUpperCase()))];
}

/** A common code by its name, any other by its structure (letter, generic or maker's, area). */
export function explainCode(code: string, language: AssessmentLanguage): TroubleCode {
  const known = KNOWN_CODES[code];
  if (known) return { code, meaning: inLanguage(known, language) };
  const kind = code.charAt(1);
  const isMaker =
    kind === '1' || (kind === '2' && !code.startsWith('P')) || (code.startsWith('P3') && code < 'P3400');
  const area = code.startsWith('P') && !isMaker ? POWERTRAIN_AREAS[code.charAt(2)] : undefined;
  const system = area ?? CODE_SYSTEMS[code.charAt(0)];
  const meaning = `${system ? `${inLanguage(system, language)}; ` : ''}${inLanguage(isMaker ? MAKER_CODE : GENERIC_CODE, language)}`;
  return { code, meaning: capitalized(meaning) };
}

/** In the list a longer beginning stands after a shorter one. */
export function categoryOfCode(code: string): Category {
  return CODE_CATEGORIES.findLast(([prefix]) => code.startsWith(prefix))?.[1] ?? 'other';
}

/** The complaint of a code, of its own system alone: an unknown code of the transmission is no engine lamp. */
export function patternOfCode(code: string): string | null {
  const [prefix, pattern] = CODE_PATTERNS.findLast(([start]) => code.startsWith(start)) ?? ['', null];
  return prefix.length === 1 && categoryOfCode(code) !== 'engine_fuel' ? null : pattern;
}
