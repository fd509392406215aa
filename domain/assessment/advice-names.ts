import type { Phrase } from '#domain/language/words.ts';
import type { DrivingAdvice } from './schema.ts';

export const adviceNames: Record<DrivingAdvice, Phrase> = {
  stop_driving: 'Do not drive',
  soon: 'Have it checked soon',
  can_wait: 'It can wait',
  unread: 'I cannot read this language',
};
