import { describe, expect, test } from 'vitest';
import {
  isByMechanic,
  isOpen,
  levels,
  mentionsUrgent,
  occurrences,
  startingSeverity,
  startingUrgency,
  summaryColour,
  summaryLabel,
  timelineColour,
  timelineLabel,
  titleKey,
} from './rules.ts';
import { IssueStatus } from './schema.ts';

describe('issue title', () => {
  test('titles repeat regardless of case and outer spaces', { tags: ['FILT-07', 'HEALTH-04'] }, () => {
    expect(titleKey('  Brakes SQUEAL ')).toBe('brakes squeal');
    expect(titleKey('Brakes squeal!')).not.toBe(titleKey('brakes squeal'));
    const long = '👩‍🔧'.repeat(50);
    expect(titleKey(`${long}a`)).not.toBe(titleKey(`${long}b`));
  });

  test('the key of a title fits an entry of an index, in whole characters', () => {
    for (const title of ['ā̈'.repeat(2500), '🚗'.repeat(2500), `x${'🚗'.repeat(2500)}`]) {
      expect(Buffer.byteLength(titleKey(title))).toBeLessThan(2600);
      expect(titleKey(title).isWellFormed()).toBe(true);
    }
  });
});

describe('status', () => {
  test('the values are these four', { tags: ['STAT-01'] }, () => {
    expect(IssueStatus.options).toEqual(['new', 'processing', 'partially_resolved', 'resolved']);
  });

  test('open means not resolved', { tags: ['STAT-20'] }, () => {
    expect(IssueStatus.options.filter(isOpen)).toEqual(['new', 'processing', 'partially_resolved']);
  });

  test('an unknown status is shown as Open, in red', { tags: ['STAT-09'] }, () => {
    for (const status of ['new', 'archived', '']) {
      expect(timelineLabel(status)).toBe('Open@status');
      expect(timelineColour(status)).toBe('red');
    }
  });

  test(
    'labels and colours of the two screens',
    { tags: ['STAT-02', 'STAT-03', 'STAT-04', 'STAT-09', 'STAT-11', 'STAT-12', 'STAT-14', 'STAT-15'] },
    () => {
      expect(IssueStatus.options.map(timelineLabel)).toEqual([
        'Open@status',
        'In Progress',
        'Partially Fixed',
        'Resolved@status',
      ]);
      expect(IssueStatus.options.map(summaryLabel)).toEqual([
        'New',
        'In Progress',
        'Partially Resolved',
        'Resolved@status',
      ]);
      expect(IssueStatus.options.map(timelineColour)).toEqual(['red', 'yellow', 'blue', 'green']);
      expect(IssueStatus.options.map(summaryColour)).toEqual(['red', 'yellow', 'yellow', 'green']);
    },
  );

  test('severity and urgency are low, medium or high', { tags: ['ENT-33', 'ENT-34'] }, () => {
    expect(levels).toEqual(['low', 'medium', 'high']);
  });

  test('urgency starts high for new, medium for processing, otherwise low', { tags: ['ENT-35'] }, () => {
    expect(IssueStatus.options.map(startingUrgency)).toEqual(['high', 'medium', 'low', 'low']);
  });

  test('severity starts medium for new or processing, otherwise low', { tags: ['ENT-36'] }, () => {
    expect(IssueStatus.options.map(startingSeverity)).toEqual(['medium', 'medium', 'low', 'low']);
  });
});

test('a mechanic wrote what has his name and no assessment', () => {
  expect(isByMechanic({ mechanicName: 'Juris', source: null })).toBe(true);
  expect(isByMechanic({ mechanicName: 'Juris', source: 'engine' })).toBe(false);
  expect(isByMechanic({ mechanicName: null, source: null })).toBe(false);
  expect(isByMechanic({ mechanicName: null, source: 'engine' })).toBe(false);
});

describe('urgent', () => {
  const calm = { title: 'Squeal', description: 'It squeals', aiSummary: 'Worn pads' };

  test('is detected in summary, title or description', { tags: ['HEALTH-01'] }, () => {
    expect(mentionsUrgent(calm)).toBe(false);
    for (const field of ['title', 'description', 'aiSummary'] as const) {
      expect(mentionsUrgent({ ...calm, [field]: 'this is urgent' })).toBe(true);
    }
  });

  test('in any letter case, and by its Latvian stem', { tags: ['HEALTH-02', 'FILT-04'] }, () => {
    for (const word of ['URGENT', 'Urgent', 'urgently', 'STEIDZAMI', 'steidzama problēma']) {
      expect(mentionsUrgent({ ...calm, title: word })).toBe(true);
    }
  });
});

test('the first occurrence counts with the recurrences', { tags: ['TL-09'] }, () => {
  expect([0, 1, 4].map(occurrences)).toEqual([1, 2, 5]);
});
