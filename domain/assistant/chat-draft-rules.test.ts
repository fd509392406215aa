import { describe, expect, test } from 'vitest';
import { canSend, chatDraft, emptyChatDraft, takeAttachments } from './chat-draft-rules.ts';

describe('the message being written', () => {
  test('needs words or an attachment', () => {
    expect(canSend(emptyChatDraft())).toBe(false);
    expect(canSend({ content: ' \n ', files: [] })).toBe(false);
    expect(canSend({ content: 'x', files: [] })).toBe(true);
    expect(canSend({ content: '', files: [{ id: 'f', name: 'f', url: null }] })).toBe(true);
  });

  test('takes three attachments and refuses the rest', () => {
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
    expect(chatDraft(draft, { type: 'fileRemoved', id: 'f' }).files).toEqual([]);
    expect(chatDraft(draft, { type: 'carriedOut', id: 'p' }).carriedOut).toEqual(['p']);
  });

  test('is kept once it is sent, until the server has it; what was typed meanwhile stays', () => {
    const unsent = { id: 'q', content: 'x', files: [{ id: 'f', name: 'f.jpg', url: '/f' }] };
    const draft = { ...emptyChatDraft(), content: ' x ', files: unsent.files };
    const sent = chatDraft(draft, { type: 'sent', question: unsent });
    expect(sent).toEqual({ ...emptyChatDraft(), unsent });
    expect(chatDraft({ ...draft, content: 'y' }, { type: 'sent', question: unsent }).content).toBe('y');
    expect(chatDraft(sent, { type: 'arrived', id: 'other' }).unsent).toBe(unsent);
    expect(chatDraft(sent, { type: 'arrived', id: 'q' }).unsent).toBeNull();
  });
});
