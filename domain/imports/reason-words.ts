import type { Phrase } from '#domain/language/words.ts';
import type { SkippedReason, UnreadableReason } from './schema.ts';

export const unreadableWords = {} as Record<UnreadableReason, Phrase>;
export const skippedWords = {} as Record<SkippedReason, Phrase>;
