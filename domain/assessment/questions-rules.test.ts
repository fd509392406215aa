import { describe, expect, test } from 'vitest';
import { GENERIC_QUESTIONS, EXTRA_QUESTIONS } from './knowledge/questions.ts';
import { combinedDescription, firstQuestions } from './questions-rules.ts';
import { readDescription } from './reading-rules.ts';

const first = (description: string, alreadyAsked: string[] = []) =>
  firstQuestions(readDescription(description, 'en'), description, { language: 'en', alreadyAsked });

describe('first questions', () => {
  test(
    'come from the 3 generic ones, the keywords of the symptom and random extras',
    { tags: ['LIM-02'] },
    () => {
      expect(GENERIC_QUESTIONS).toHaveLength(3);
      for (const description of ['brakes squeal', 'battery dead', 'gears slip', 'exhaust is loud']) {
        const questions = first(description);
        const of = (source: string) => questions.filter((q) => q.source === source).map((q) => q.text);
        expect(of('generic')).toEqual(GENERIC_QUESTIONS.map(({ en }) => en));
        expect(of('keyword').length).toBeGreaterThan(0);
        expect(of('extra').length).toBeGreaterThan(0);
        expect(EXTRA_QUESTIONS.map(({ en }) => en)).toEqual(expect.arrayContaining(of('extra')));
      }
    },
  );

  test(
    'keyword questions belong to the symptom, and there are none without a keyword',
    { tags: ['LIM-02'] },
    () => {
      const keyword = (text: string) =>
        first(text)
          .filter((q) => q.source === 'keyword')
          .map((q) => q.text);
      expect(keyword('hello world')).toEqual([]);
      expect(keyword('brakes squeal')).not.toEqual(keyword('battery dead'));
    },
  );

  test('extras differ from text to text but not from time to time', () => {
    const extras = (text: string) =>
      first(text)
        .filter((q) => q.source === 'extra')
        .map((q) => q.text);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(new Set(texts.map((text) => extras(text).join())).size).toBeGreaterThan(1);
    expect(extras('a')).toEqual(extras('a'));
  });

  test('leave out what was asked', () => {
    const [asked] = first('brakes squeal');
    expect(first('brakes squeal', [` ${asked?.text.toUpperCase()} `]).map((q) => q.text)).not.toContain(
      asked?.text,
    );
  });
});

describe('the combined text for more questions', () => {
  test('has the problem and the pairs so far', { tags: ['CALL-38'] }, () => {
    const text = combinedDescription('Brakes squeal', [
      { question: 'Since when?', answer: 'May' },
      { question: 'Which wheel?', answer: 'front left' },
    ]);
    expect(text).toBe(
      [
        'Problem: Brakes squeal',
        'Previous questions and answers:',
        'Question: Since when?',
        'Answer: May',
        'Question: Which wheel?',
        'Answer: front left',
      ].join('\n'),
    );
  });

  test("reads 'Not answered' for a blank answer", { tags: ['CALL-39'] }, () => {
    expect(combinedDescription('x', [{ question: 'Kad?', answer: '  ' }])).toContain('Answer: Not answered');
  });
});
