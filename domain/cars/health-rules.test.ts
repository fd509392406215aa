import { describe, expect, test } from 'vitest';
import { healthBanner, healthStatus } from './health-rules.ts';
import type { HealthFacts } from './schema.ts';

const facts = (changes: Partial<HealthFacts>): HealthFacts => ({
  open: 3,
  urgent: 0,
  repeatedTitles: 0,
  firstRepeatedTitle: null,
  isBlank: false,
  firstTitle: 'Squeal',
  worst: null,
  ...changes,
});

describe('health status', () => {
  test('nothing open is good', { tags: ['HEALTH-10'] }, () => {
    expect(healthStatus(facts({ open: 0 }))).toEqual({
      kind: 'good',
      message: { phrase: 'All good' },
      description: { phrase: 'No open issues' },
    });
  });

  test('more than one urgent', { tags: ['HEALTH-11'] }, () => {
    expect(healthStatus(facts({ urgent: 2 }))).toEqual({
      kind: 'urgent',
      message: { phrase: '{n} urgent issues', values: { n: 2 } },
      description: { phrase: 'Needs immediate attention' },
    });
  });

  test('exactly one urgent', { tags: ['HEALTH-12'] }, () => {
    expect(healthStatus(facts({ urgent: 1 }))).toEqual({
      kind: 'urgent',
      message: { phrase: 'Urgent issue' },
      description: null,
    });
  });

  test('else a repeated title', { tags: ['HEALTH-13'] }, () => {
    expect(healthStatus(facts({ repeatedTitles: 1 }))).toEqual({
      kind: 'recurring',
      message: { phrase: 'Recurring issue not resolved' },
      description: null,
    });
  });

  test('else the number of open issues', { tags: ['HEALTH-14'] }, () => {
    expect(healthStatus(facts({ open: 1 })).message).toEqual({ phrase: '{n} open issues', values: { n: 1 } });
    expect(healthStatus(facts({ open: 2 })).message).toEqual({ phrase: '{n} open issues', values: { n: 2 } });
  });
});

describe('health banner', () => {
  test('repeated titles make the recurring banner with the first of them', { tags: ['HEALTH-04'] }, () => {
    const banner = healthBanner(facts({ repeatedTitles: 2, firstRepeatedTitle: 'Stalls' }));
    expect(banner).toEqual({
      kind: 'recurring',
      message: { phrase: '{n} recurring issues', values: { n: 2 } },
      description: 'Stalls',
    });
  });

  test('urgent wins over recurring, recurring over open', { tags: ['HEALTH-07'] }, () => {
    const all = facts({ urgent: 1, repeatedTitles: 1, firstRepeatedTitle: 'Stalls' });
    expect(healthBanner(all)?.kind).toBe('urgent');
    expect(healthBanner({ ...all, urgent: 0 })?.kind).toBe('recurring');
    expect(healthBanner({ ...all, urgent: 0, repeatedTitles: 0 })?.kind).toBe('open');
  });

  test(
    'an urgent banner counts and warns, an open one counts and names the first problem',
    { tags: ['HEALTH-03', 'HEALTH-06'] },
    () => {
      expect(healthBanner(facts({ urgent: 1 }))).toEqual({
        kind: 'urgent',
        message: { phrase: '{n} urgent issues', values: { n: 1 } },
        description: { phrase: 'Needs attention' },
      });
      expect(healthBanner(facts({}))).toEqual({
        kind: 'open',
        message: { phrase: '{n} open issues', values: { n: 3 } },
        description: 'Squeal',
      });
    },
  );

  test('without a title the description is empty', { tags: ['HEALTH-05'] }, () => {
    expect(healthBanner(facts({ repeatedTitles: 1 }))?.description).toBe('');
    expect(healthBanner(facts({ firstTitle: null }))?.description).toBe('');
  });

  test('D58: with nothing open there is no banner', () => {
    expect(healthBanner(facts({ open: 0 }))).toBeNull();
  });
});
