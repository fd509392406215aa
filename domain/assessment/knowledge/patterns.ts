import type { SymptomPattern } from './pattern-shape.ts';

export const PATTERNS: readonly SymptomPattern[] = [];
