import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { latvian } from './catalogue.ts';

describe('the Latvian catalogue', () => {
  test('holds every noun, and no phrase belongs to two nouns', async () => {
    const files = readdirSync(import.meta.dirname);
    const phrases: string[] = [];
    for (const file of files.filter((name) => !name.startsWith('catalogue'))) {
      const nouns = Object.values((await import(join(import.meta.dirname, file))) as Record<string, object>);
      phrases.push(...nouns.flatMap((noun) => Object.keys(noun)));
    }
    expect(phrases.toSorted()).toEqual(Object.keys(latvian).toSorted());
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  test('no text is empty, padded or left with the placeholder of another way of writing', () => {
    for (const [phrase, text] of Object.entries(latvian)) {
      expect(text, phrase).toBe(text.trim());
      expect(text, phrase).not.toBe('');
      expect(phrase, phrase).not.toMatch(/\bN\b|\(s\)|…/);
    }
  });

  test('a homonym always has its context', () => {
    const phrases = new Set(Object.keys(latvian));
    for (const phrase of phrases) {
      const [plain] = phrase.split('@');
      if (plain !== phrase) expect(phrases.has(plain ?? ''), phrase).toBe(false);
    }
  });
});
