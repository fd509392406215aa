import { wholeNumberUpTo } from './shapes.ts';
import { distanceUpTo } from './units/distance.ts';

/** How far ahead a reminder warns: its own choice, its car's or its owner's. */
export const LeadDays = wholeNumberUpTo(365);
export const LeadKm = distanceUpTo(100_000);
