import { type CategoryScores, lexiconScores, vocabulary } from './classify-rules.ts';
import { occurrences } from './expression.ts';
import type { SymptomPattern } from './knowledge/pattern-shape.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { type AssessmentLanguage, Category } from './schema.ts';
import { readText } from './text-reading.ts';
import { categoryOfCode, troubleCodesIn } from './trouble-code-rules.ts';

/** What a description says, before it is put into words. */
export type Reading = {
  readonly category: Category;
  readonly secondCategory: Category | null;
  readonly scores: CategoryScores;
  /** Known symptoms of the category, then of the others; best fitting first. */
  readonly patterns: readonly SymptomPattern[];
  readonly codes: readonly string[];
};

const compiled = PATTERNS.map((pattern) => ({
  pattern,
  match: pattern.match.map((source) => vocabulary.compile(source)),
  unless: (pattern.unless ?? []).map((source) => vocabulary.compile(source)),
}));

const PATTERN_WEIGHT = 4;
const CODE_WEIGHT = 4;
/** Below this, the best category is a guess and we ask for more information. */
const ENOUGH = 1.5;

export function readDescription(description: string, language: AssessmentLanguage): Reading {
  const text = vocabulary.find(readText(description, language).tokens);
  const scores = lexiconScores(text);
  const codes = troubleCodesIn(description);
  const hits = compiled.flatMap(({ pattern, match, unless }) => {
    if (unless.some((expression) => occurrences(expression, text) > 0)) return [];
    const strength = match.filter((expression) => occurrences(expression, text) > 0).length;
    return strength > 0 ? [{ pattern, strength }] : [];
  });
  for (const { pattern } of hits) scores[pattern.category] += PATTERN_WEIGHT;
  for (const code of codes) scores[categoryOfCode(code)] += CODE_WEIGHT;

  const ranked = Category.options
    .filter((category) => scores[category] >= ENOUGH)
    .toSorted((a, b) => scores[b] - scores[a]);
  const category = ranked[0] ?? 'other';
  const ofCategory = (pattern: SymptomPattern) => (pattern.category === category ? 1 : 0);
  const patterns = hits
    .toSorted((a, b) => ofCategory(b.pattern) - ofCategory(a.pattern) || b.strength - a.strength)
    .map(({ pattern }) => pattern);
  return { category, secondCategory: ranked[1] ?? null, scores, patterns, codes };
}
