import type { Message } from '#domain/language/words.ts';
import type { HealthFacts } from './schema.ts';

export type HealthKind = 'good' | 'urgent' | 'recurring' | 'open';
export type Health = { kind: HealthKind; message: Message; description: Message | null };
/** `description` is a phrase, or the owner's own words (a title). */
export type Banner = { kind: Exclude<HealthKind, 'good'>; message: Message; description: Message | string };

/** The derived status on cards and details. */
export function healthStatus(facts: HealthFacts): Health {
  if (facts.open === 0) {
    return { kind: 'good', message: { phrase: 'All good' }, description: { phrase: 'No open issues' } };
  }
  if (facts.urgent > 1) {
    return {
      kind: 'urgent',
      message: { phrase: '{n} urgent issues', values: { n: facts.urgent } },
      description: { phrase: 'Needs immediate attention' },
    };
  }
  if (facts.urgent === 1) return { kind: 'urgent', message: { phrase: 'Urgent issue' }, description: null };
  if (facts.repeatedTitles > 0) {
    return { kind: 'recurring', message: { phrase: 'Recurring issue not resolved' }, description: null };
  }
  return {
    kind: 'open',
    message: { phrase: '{n} open issues', values: { n: facts.open } },
    description: null,
  };
}

export function healthBanner(facts: HealthFacts): Banner | null {
  if (facts.open === 0) return null;
  if (facts.urgent > 0) {
    return {
      kind: 'urgent',
      message: { phrase: '{n} urgent issues', values: { n: facts.urgent } },
      description: { phrase: 'Needs attention' },
    };
  }
  if (facts.repeatedTitles > 0) {
    return {
      kind: 'recurring',
      message: { phrase: '{n} recurring issues', values: { n: facts.repeatedTitles } },
      description: facts.firstRepeatedTitle ?? '',
    };
  }
  return {
    kind: 'open',
    message: { phrase: '{n} open issues', values: { n: facts.open } },
    description: facts.firstTitle ?? '',
  };
}
