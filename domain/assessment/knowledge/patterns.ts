import { BRAKING } from './braking.ts';
import { COOLING } from './cooling.ts';
import { ELECTRICAL } from './electrical.ts';
import { ENGINE_FUEL } from './engine-fuel.ts';
import { EXHAUST } from './exhaust.ts';
import { OTHER } from './other.ts';
import type { SymptomPattern } from './pattern-shape.ts';
import { SUSPENSION_STEERING } from './suspension-steering.ts';
import { TRANSMISSION } from './transmission.ts';

export const PATTERNS: readonly SymptomPattern[] = [
  ...ENGINE_FUEL,
  ...BRAKING,
  ...TRANSMISSION,
  ...ELECTRICAL,
  ...SUSPENSION_STEERING,
  ...COOLING,
  ...EXHAUST,
  ...OTHER,
];
