import { describe, expect, test } from 'vitest';
import { fallbackAssessment } from '#domain/assessment/fallback-rules.ts';
import { tableTest } from '#tests/tables.ts';
import { issueTitle } from './title-rules.ts';

describe('issue title', () => {
  test(
    'takes the first 50 characters, whole words of them, and adds "..." only when longer',
    { tags: ['ENT-20'] },
    () => {
      expect(issueTitle('a'.repeat(50))).toBe('a'.repeat(50));
      expect(issueTitle('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
      expect(issueTitle('Brakes squeal')).toBe('Brakes squeal');
      const digits = '1234567890'.repeat(5);
      expect(issueTitle(`${'a'.repeat(40)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(40)}...`);
      expect(issueTitle(`${digits}, and what follows`)).toBe(`${digits}...`);
    },
  );

  test('counts user-visible characters, trims, and joins lines', { tags: ['ENT-20'] }, () => {
    expect(issueTitle('ā̈'.repeat(50))).toBe('ā̈'.repeat(50));
    expect(issueTitle('👩‍🔧'.repeat(51))).toBe(`${'👩‍🔧'.repeat(50)}...`);
    expect(issueTitle('a\nb\n\n  c \r\n\r\nd')).toBe('a b c d');
    expect(issueTitle('  first line \r\n second line ')).toBe('first line second line');
    expect(issueTitle(' \n ')).toBe('');
  });

  tableTest([
    [
      'en',
      'My little daughter is in the back in her child seat. The brakes went soft',
      'The brakes went soft',
    ],
    [
      'en',
      'I am on the hard shoulder of the M6 with my girl and the brakes went soft',
      'The brakes went soft',
    ],
    [
      'en',
      'My little daughter is in the back. The brakes went soft when I came down the hill from work',
      'The brakes went soft when I came down the hill...',
    ],
    [
      'en',
      'The brakes squeal in the morning when I leave for work, the brakes are new',
      'The brakes squeal in the morning when I leave for...',
    ],
    [
      'en',
      'We are near junction 15, my son is asleep in the back, smoke from under the hood',
      'Smoke from under the hood',
    ],
    ['lv', 'Mazā meita sēž aizmugurē savā krēsliņā. Bremzes kļuva mīkstas', 'Bremzes kļuva mīkstas'],
    [
      'lv',
      'Sveiki, man ir tāda problēma, ka no rīta nevar iedarbināt, tikai klikšķina',
      'No rīta nevar iedarbināt, tikai klikšķina',
    ],
    [
      'en',
      'The brakes squeal, and it gets worse when the car is cold or when it has rained',
      'The brakes squeal, and it gets worse when the car...',
    ],
    [
      'en',
      'Something is not as it was and nobody in the family can tell what it might be',
      'Something is not as it was and nobody in the...',
    ],
  ] as const)('begins where the fault is told', { tags: ['ENT-20'] }, (language, description, title) => {
    expect(issueTitle(description, fallbackAssessment({ description, language }))).toBe(title);
  });
});
