import { expect, test } from 'vitest';
import { issueTitle } from '#domain/issues/title-rules.ts';
import { printable, wholeTitle } from './report-text-rules.ts';
import { oneLine, shortened } from '#domain/trimmed-text.ts';

test('line breaks stay, every other white space becomes one space, the ends are trimmed', () => {
  expect(printable('one\r\ntwo\rthree\n\nfour')).toBe('one\ntwo\nthree\n\nfour');
  expect(printable('one\ttwo  three   four')).toBe('one two three four');
  expect(printable(' \t one \n')).toBe('one');
});

test('on one line, all white space is one space, and none is at the ends', () => {
  expect(oneLine(' \n one \t\n two\nthree ')).toBe('one two three');
});

test('an endless word is broken, a long address is not', () => {
  const address = `https://example.org/${'x'.repeat(100)}`;
  expect(printable(address)).toBe(address);
  expect(printable('ā'.repeat(300))).toBe(`${'ā'.repeat(120)} ${'ā'.repeat(120)} ${'ā'.repeat(60)}`);
});

test('a short text is unchanged, a longer one ends after a complete word', () => {
  expect(shortened('one two', 7)).toBe('one two');
  expect(shortened('one two!', 7)).toBe('one …');
  expect(shortened('one   twenty', 9)).toBe('one …');
  expect(shortened('one   ', 5)).toBe('one …');
  expect(shortened('abcdefgh', 3)).toBe('abc …');
});

test('half a character is not printed, one of the owner’s own is', () => {
  expect(shortened('abc👩‍🔧', 4)).toBe('abc …');
  expect(shortened('a\uFFFDcdef', 4)).toBe('a\uFFFDcd …');
});

test('a title that was cut is told whole, up to 200 characters; the owner’s own title stays', () => {
  const told = 'The brakes squeal when I drive downhill,\nonly in the morning and only when it rained';
  const cut = issueTitle(told);
  expect(cut).toMatch(/\.\.\.$/);
  expect(wholeTitle(cut, told)).toBe(told.replace('\n', ' '));
  expect(wholeTitle('Brakes...', told)).toBe('Brakes...');
  expect(wholeTitle('Squeals  loud', 'Squeals  loud')).toBe('Squeals  loud');
  const long = 'word '.repeat(100);
  expect(wholeTitle(issueTitle(long), long)).toBe(`${'word '.repeat(40)}…`);
});
