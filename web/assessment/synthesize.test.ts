import { expect, test } from 'vitest';
import { answeredFetch, json } from '#tests/answered-fetch.ts';
import { synthesize } from './synthesize.ts';

const { bodies, answerWith } = answeredFetch();

test(
  'each answer that tells of something is sent with its question and language, no other',
  { tags: ['CALL-42', 'CALL-43', 'CALL-44', 'CALL-45', 'CALL-46'] },
  async () => {
    answerWith(() => json({ result: ' One sentence. ' }));
    const told = [
      ['When?', 'In the rain', 'English'],
      ['When?', 'Rītā', 'Latvian'],
      ['Cik bieži?', 'Daily', 'Latvian'],
    ] as const;
    const silent = ['', ' ', 'no', 'It does not', 'nav', 'Nē'];
    const pairs = [
      ...silent.map((answer) => ({ question: 'Where?', answer })),
      ...told.map(([question, answer]) => ({ question, answer })),
    ];
    expect(await synthesize(pairs, 'en')).toEqual(told.map(() => 'One sentence.'));
    expect(bodies).toEqual(
      told.map(([question, answer, of]) => ({ questionAnswer: { question, answer }, language: of })),
    );
  },
);

test.each([
  ['a refusal', () => json({ code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'It broke' }, 500)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => json({ error: 'It broke' })],
  ['a list', () => json({ result: ['One', 'Two'] })],
  ['nothing', () => json({ result: '' })],
])('after %s the sentence is built here', { tags: ['CALL-47'] }, async (_name, answer) => {
  answerWith(answer);
  expect(await synthesize([{ question: 'When?', answer: 'in the rain' }], 'en')).toEqual(['In the rain.']);
});
