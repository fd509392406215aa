import { expect, test } from 'vitest';
import { isSameLog } from './same-log-rules.ts';
import type { Issue } from './schema.ts';

const draft = {
  description: ' It squeals\n',
  date: '2026-03-05T10:20:30.000Z',
  aiQuestions: ['Since when?', 'How loud?'],
  aiAnswers: ['Monday '],
  mediaIds: ['a', 'b'],
};
const stored = (changes: Partial<Issue> = {}) =>
  ({
    description: 'It squeals',
    date: '2026-03-05T10:20:30Z',
    aiQuestions: ['Since when?', 'How loud?'],
    aiAnswers: ['Monday', ''],
    images: ['/api/media/a/picture.jpg'],
    videos: ['/api/media/b/video.mp4'],
    ...changes,
  }) as Issue;

test('recognizes the stored issue of a log, also without a file that was not uploaded', () => {
  expect(isSameLog(stored(), draft)).toBe(true);
  expect(isSameLog(stored({ videos: [] }), draft)).toBe(true);
  expect(isSameLog(stored(), { ...draft, aiQuestions: [' Since when?', 'How loud? '] })).toBe(true);
});

test('another text, time, answer or extra file makes it another issue', () => {
  for (const changes of [
    { description: 'It grinds' },
    { date: '2026-03-05T10:20:31Z' },
    { aiAnswers: ['Monday', 'Very'] },
    { aiQuestions: ['Since when?'], aiAnswers: ['Monday'] },
    { images: ['/api/media/c/picture.jpg'] },
  ])
    expect(isSameLog(stored(changes), draft), JSON.stringify(changes)).toBe(false);
});
