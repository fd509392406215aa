import { type CategoryScores, lexiconScores, vocabulary } from './classify-rules.ts';
import { explainedAway, type Expression, occurrences, type Occurrences } from './expression.ts';
import type { SymptomPattern } from './knowledge/pattern-shape.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { ASKS_CODE, READS_CODES, SHOW_CODE } from './knowledge/shared-advice.ts';
import { WEIGHTS } from './knowledge/weights.ts';
import { predict } from './category-model.ts';
import { decodeModel, type LinearModel } from './linear-model.ts';
import { CATEGORIES } from './limits.ts';
import type { AssessmentLanguage, Category } from './schema.ts';
import { readText } from './text-reading.ts';
import { categoryOfCode, patternOfCode, troubleCodesIn } from './trouble-code-rules.ts';
import { wordFeatures } from './word-features.ts';

export type Reading = {
  readonly category: Category;
  readonly secondCategory: Category | null;
  /** Patterns of the category first, then the others; best match first. */
  readonly patterns: readonly SymptomPattern[];
  readonly codes: readonly string[];
  /** One system is named far more than any other, or a complaint is known: what is usual in it may be told. */
  readonly isSure: boolean;
};

type Hit = { pattern: SymptomPattern; strength: number };

const compiled = PATTERNS.map((pattern) => ({
  pattern,
  match: pattern.match.map((source) => vocabulary.compile(source)),
  unless: (pattern.unless ?? []).map((source) => vocabulary.compile(source)),
  except: (pattern.except ?? []).map((source) => vocabulary.compile(source)),
}));

const PATTERN_WEIGHT = 4;
const CODE_WEIGHT = 4;
/** Below this score the category is a guess, so the owner is asked for more information. */
const ENOUGH = 1.5;
const SECOND_PROBABILITY = 0.1;
const EVIDENCE_TRUST = 4;
const SHORT_TEXT_WORDS = 15;
/** A strong word, and so many times the evidence of any other system. */
const SURE = 4;
const SURE_MARGIN = 2;

const isHeld = (text: Occurrences) => (expression: Expression) => occurrences(expression, text) > 0;

const named = (text: Occurrences) =>
  compiled.filter(({ match, unless }) => match.some(isHeld(text)) && !unless.some(isHeld(text)));

function hitsOf(held: readonly (typeof compiled)[number][], text: Occurrences): Hit[] {
  return held.flatMap(({ pattern, match, except }) => {
    const hidden = explainedAway(except, text);
    const strength = match.filter((expression) => occurrences(expression, text, hidden) > 0).length;
    return strength > 0 ? [{ pattern, strength }] : [];
  });
}

export function evidenceScores(
  text: Occurrences,
  description: string,
): { scores: Record<Category, number>; hits: Hit[]; codes: string[] } {
  const scores = lexiconScores(text);
  const codes = troubleCodesIn(description);
  const held = named(text);
  // 'The oil light is off' is no symptom, but it is about the engine.
  for (const { pattern } of held) scores[pattern.category] += PATTERN_WEIGHT;
  const hits = hitsOf(held, text);
  for (const code of codes) {
    scores[categoryOfCode(code)] += CODE_WEIGHT;
    const id = patternOfCode(code);
    const pattern = hits.some((hit) => hit.pattern.id === id) ? null : PATTERNS.find((one) => one.id === id);
    if (pattern) hits.push({ pattern, strength: 1 });
  }
  return { scores, hits, codes };
}

/** Who gives a code has had it read. */
const withCodeRead = (pattern: SymptomPattern): SymptomPattern => ({
  ...pattern,
  questions: pattern.questions.filter((question) => !ASKS_CODE.has(question)),
  advices: [...pattern.advices.filter((advice) => !READS_CODES.has(advice)), SHOW_CODE],
});

function ranking(scores: CategoryScores, atLeast: number): Category[] {
  return CATEGORIES.filter((category) => scores[category] >= atLeast).toSorted(
    (a, b) => scores[b] - scores[a],
  );
}

/** In a short text the known words count for more than the model's general impression. */
function trustEvidence(
  probabilities: CategoryScores,
  scores: CategoryScores,
  words: number,
): Record<Category, number> {
  const total = CATEGORIES.reduce((sum, category) => sum + Math.max(0, scores[category]), 0);
  const trust = EVIDENCE_TRUST / (1 + words / SHORT_TEXT_WORDS);
  const raised = { ...probabilities };
  let sum = 0;
  for (const category of CATEGORIES) {
    raised[category] *= Math.exp((trust * Math.max(0, scores[category])) / Math.max(1, total));
    sum += raised[category];
  }
  for (const category of CATEGORIES) raised[category] /= sum;
  return raised;
}

let shipped: LinearModel | undefined;

function shippedModel(): LinearModel {
  shipped ??= decodeModel(WEIGHTS);
  return shipped;
}

/** The model was trained on English reports only; other texts are judged by the evidence alone. */
export function readDescription(
  description: string,
  language: AssessmentLanguage,
  model: LinearModel = shippedModel(),
): Reading {
  const text = readText(description, language);
  const { tokens, language: written } = text;
  const { scores, hits, codes } = evidenceScores(vocabulary.find(text), description);
  let ranked = ranking(scores, ENOUGH);
  if (written === 'en' && ranked.length > 0) {
    const probabilities = predict(model, wordFeatures(tokens), scores);
    ranked = ranking(trustEvidence(probabilities, scores, tokens.length), SECOND_PROBABILITY);
  }
  const category = ranked[0] ?? 'other';
  const ofCategory = (pattern: SymptomPattern) => (pattern.category === category ? 1 : 0);
  const patterns = hits
    .toSorted((a, b) => ofCategory(b.pattern) - ofCategory(a.pattern) || b.strength - a.strength)
    .map(({ pattern }) => (codes.length > 0 ? withCodeRead(pattern) : pattern));
  const [best = 0, second = 0] = Object.values(scores).toSorted((a, b) => b - a);
  const isSure =
    hits.length > 0 || (best >= SURE && best >= SURE_MARGIN * second && scores[category] === best);
  return { category, secondCategory: ranked[1] ?? null, patterns, codes, isSure };
}
