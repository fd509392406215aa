import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { canSend, chatDraft, emptyChatDraft, takeAttachments, type ChatDraft } from './chat-draft-rules.ts';
import { pendingExchange } from './chat-rules.ts';

const question = (id: string) => ({ id, content: 'x', files: [], at: '2026-11-01T10:00:00.000Z' });

describe('the message being written', () => {
  test(
    'needs words or an attachment, and words that are not too long',
    { tags: ['ASST-09', 'ASST-17'] },
    () => {
      expect(canSend(emptyChatDraft())).toBe(false);
      expect(canSend({ content: ' \n ', files: [] })).toBe(false);
      expect(canSend({ content: 'x', files: [] })).toBe(true);
      const longest = 'x'.repeat(limits.longText);
      expect(canSend({ content: ` ${longest} `, files: [] })).toBe(true);
      expect(canSend({ content: `${longest}x`, files: [{ id: 'f', name: 'f', url: null }] })).toBe(false);
      expect(canSend({ content: '', files: [{ id: 'f', name: 'f', url: null }] })).toBe(true);
    },
  );

  test('takes three attachments and refuses the rest', { tags: ['ASST-08'] }, () => {
    expect(takeAttachments(0, [1, 2, 3])).toEqual({ taken: [1, 2, 3], refused: false });
    expect(takeAttachments(2, [1, 2])).toEqual({ taken: [1], refused: true });
    expect(takeAttachments(3, [1])).toEqual({ taken: [], refused: true });
  });

  test('keeps its words and files', () => {
    const file = { id: 'f', name: 'f.jpg', url: null };
    let draft = chatDraft(emptyChatDraft(), { type: 'written', content: 'x' });
    draft = chatDraft(draft, { type: 'filesTaken', files: [file] });
    draft = chatDraft(draft, { type: 'fileStored', id: 'f', url: '/f' });
    expect(draft).toMatchObject({ content: 'x', files: [{ ...file, url: '/f' }] });
    const second = { id: 'g', name: 'g.jpg', url: null };
    draft = chatDraft(draft, { type: 'filesTaken', files: [second] });
    expect(chatDraft(draft, { type: 'fileStored', id: 'g', url: '/g' }).files.map(({ url }) => url)).toEqual([
      '/f',
      '/g',
    ]);
    expect(chatDraft(draft, { type: 'fileRemoved', id: 'f' }).files).toEqual([second]);
    expect(chatDraft(draft, { type: 'carriedOut', id: 'p' }).carriedOut).toEqual(['p']);
  });

  test('is kept after sending until the server has it; text typed meanwhile stays', () => {
    const unsent = { ...question('q'), files: [{ id: 'f', name: 'f.jpg', url: '/f' }] };
    const draft = { ...emptyChatDraft(), content: ' x ', files: unsent.files };
    const sent = chatDraft(draft, { type: 'sent', question: unsent });
    expect(sent).toEqual({ ...emptyChatDraft(), unsent });
    expect(chatDraft({ ...draft, content: 'y' }, { type: 'sent', question: unsent }).content).toBe('y');
    const late = { id: 'g', name: 'g.jpg', url: null };
    const withLate = { ...draft, files: [...unsent.files, late] };
    expect(chatDraft(withLate, { type: 'sent', question: unsent }).files).toEqual([late]);
    expect(chatDraft(emptyChatDraft(), { type: 'arrived', id: 'q' }).unsent).toBeNull();
    expect(chatDraft(sent, { type: 'arrived', id: 'other' }).unsent).toBe(unsent);
    expect(chatDraft(sent, { type: 'arrived', id: 'q' }).unsent).toBeNull();
  });
});

describe('an exchange on this device only', () => {
  const said = (id: string) => {
    const { question: one } = pendingExchange(question(id));
    return {
      question: one,
      answer: { ...one, id: `${id} answer`, role: 'fallback' as const, questionId: id },
    };
  };
  const ask = (draft: ChatDraft, id: string) => chatDraft(draft, { type: 'sent', question: question(id) });
  const answer = (draft: ChatDraft, id: string, isFinal: boolean) =>
    chatDraft(draft, { type: 'answeredHere', ...said(id), isFinal });

  test('is stored with question and answer, and is not waiting to be sent', () => {
    const one = answer(ask(emptyChatDraft(), 'a'), 'a', true);
    expect(one).toMatchObject({ unsent: null, kept: [said('a')] });
    const two = answer(ask(one, 'b'), 'b', true);
    expect(two).toMatchObject({ unsent: null, kept: [said('a'), said('b')] });
    expect(chatDraft(two, { type: 'cleared' })).toEqual(emptyChatDraft());
  });

  test('stays unsent after a failure, and is dropped once the server has it', () => {
    const draft = answer(ask(emptyChatDraft(), 'a'), 'a', false);
    expect(draft).toMatchObject({ unsent: { id: 'a' }, kept: [said('a')] });
    expect(answer(draft, 'a', false).kept).toHaveLength(1);
    expect(chatDraft(draft, { type: 'arrived', id: 'a' })).toEqual(emptyChatDraft());
    expect(ask(draft, 'b')).toMatchObject({ unsent: { id: 'b' }, kept: [said('a')] });
    const both = answer(ask(draft, 'b'), 'b', false);
    expect(chatDraft(both, { type: 'arrived', id: 'a' }).kept).toEqual([said('b')]);
    const third = chatDraft({ ...both, unsent: question('c') }, { type: 'sent', question: question('d') });
    expect(third.kept.map((one) => one.question.id)).toEqual(['a', 'b', 'c']);
  });

  test('keeps an unanswered question once another is asked, up to the maximum', () => {
    const given = ask(ask(emptyChatDraft(), 'a'), 'b');
    expect(given).toMatchObject({ unsent: { id: 'b' }, kept: [{ question: { id: 'a' }, answer: null }] });
    let many = emptyChatDraft();
    for (let n = 0; n < 60; n++) many = answer(ask(many, `${n}`), `${n}`, true);
    expect(many.kept.map(({ question: { id } }) => id)).toEqual(
      Array.from({ length: 50 }, (_, n) => `${n + 10}`),
    );
    const unanswered = ask(ask(many, 'a'), 'b');
    expect(unanswered.kept).toHaveLength(50);
    expect(unanswered.kept.at(-1)?.question.id).toBe('a');
  });
});
