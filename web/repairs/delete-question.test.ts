import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Repair } from '#domain/repairs/schema.ts';
import { useDeleteQuestion } from './delete-question.ts';

vi.mock('#web/platform/language/language.ts', async () => {
  const { wordsFor } = await import('#server/platform/words.ts');
  return { useWords: () => wordsFor('en') };
});

const ask = (resolvedIssues: string[], partiallyResolvedIssues: string[]) => {
  const Question = () => useDeleteQuestion({ resolvedIssues, partiallyResolvedIssues } as Repair, []);
  return renderToStaticMarkup(createElement(Question));
};

test('the question tells of the issues, whether solved or solved in part', { tags: ['LINK-09'] }, () => {
  const told = 'Delete this repair? The problems linked to it will be marked as new again.';
  expect([ask(['a'], []), ask([], ['a']), ask(['a'], ['b'])]).toEqual([told, told, told]);
  expect(ask([], [])).toBe('It can be restored from the trash for 30 days.');
});
