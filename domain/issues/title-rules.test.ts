import { describe, expect, test } from 'vitest';
import { issueTitle } from './title-rules.ts';

describe('issue title', () => {
  test('takes the first 50 characters and adds "..." only when longer', { tags: ['ENT-20'] }, () => {
    expect(issueTitle('a'.repeat(50))).toBe('a'.repeat(50));
    expect(issueTitle('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
    expect(issueTitle('Brakes squeal')).toBe('Brakes squeal');
    const digits = '1234567890'.repeat(5);
    expect(issueTitle(`${digits}, and what follows`)).toBe(`${digits}...`);
  });

  test('counts user-visible characters, trims, and joins lines', { tags: ['ENT-20'] }, () => {
    expect(issueTitle('ā̈'.repeat(50))).toBe('ā̈'.repeat(50));
    expect(issueTitle('👩‍🔧'.repeat(51))).toBe(`${'👩‍🔧'.repeat(50)}...`);
    expect(issueTitle('a\nb\n\n  c \r\n\r\nd')).toBe('a b c d');
    expect(issueTitle('  first line \r\n second line ')).toBe('first line second line');
    expect(issueTitle(' \n ')).toBe('');
  });
});
