import { expect, test } from 'vitest';
import { ChatRole, type ChatMessage } from './schema.ts';
import { bubblesOf, messagesToSend, modeOf } from './thread-rules.ts';

const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: '01930000-0000-7000-8000-000000000001',
  role: 'assistant',
  content: 'Hello',
  pictures: [],
  proposals: [],
  outcome: 'whole',
  picturesSeen: null,
  reason: null,
  questionId: null,
  understood: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  ...changes,
});
const shown = (messages: ChatMessage[]) =>
  bubblesOf(messages).map((bubble) => [bubble.role, 'text' in bubble ? bubble.text : bubble.phrase]);

test('a message has one of five roles, and content', { tags: ['ENT-75'] }, () => {
  expect(ChatRole.options).toEqual(['user', 'assistant', 'error', 'fallback', 'system']);
  const messages = ChatRole.options.map((role) => message({ role, content: `By ${role}` }));
  expect(shown(messages)).toEqual(ChatRole.options.map((role) => [role, `By ${role}`]));
});

test('notes pictures that were not looked at and answers that broke off', () => {
  expect(shown([message({ picturesSeen: false })])).toEqual([
    ['system', 'The attached images were not looked at.'],
    ['assistant', 'Hello'],
  ]);
  expect(shown([message({ content: 'The pads', outcome: 'broken' })])).toEqual([
    ['assistant', 'The pads'],
    ['error', 'There was a problem connecting to the AI assistant.'],
  ]);
  expect(shown([message({ content: '', outcome: 'broken' })])).toEqual([
    ['error', 'There was a problem connecting to the AI assistant.'],
  ]);
  expect(shown([message({ outcome: 'stopped' })])).toEqual([['assistant', 'Hello']]);
});

test('a message with pictures alone is shown, one without anything is not', () => {
  const picture = { id: 'p', url: '/p.jpg', thumbnailUrl: '/p.jpg' };
  expect(shown([message({ role: 'user', content: '', pictures: [picture] })])).toEqual([['user', '']]);
  expect(shown([message({ content: '' })])).toEqual([]);
});

test('neither a note of the app nor a blank message counts', () => {
  expect(modeOf([message({ role: 'fallback' }), message({ role: 'system', outcome: null })])).toBe('limited');
  expect(messagesToSend([{ role: 'user', content: ' \n' }], 'new')).toEqual([
    { role: 'user', content: 'new' },
  ]);
});

test('the mode follows from the newest answer', { tags: ['STAT-47'] }, () => {
  const user = message({ role: 'user', outcome: null });
  expect(modeOf([])).toBe('normal');
  expect(modeOf([message({ role: 'fallback' }), user, message({})])).toBe('normal');
  expect(modeOf([message({}), user, message({ role: 'fallback' }), user])).toBe('limited');
  expect(modeOf([message({ role: 'fallback' }), message({ outcome: 'broken' })])).toBe('error');
  expect(modeOf([message({}), user, message({ role: 'error' })])).toBe('error');
  expect(modeOf([message({ role: 'error' }), user, message({ role: 'fallback' })])).toBe('limited');
  expect(modeOf([message({ role: 'error' }), user, message({})])).toBe('normal');
});

test('errors and fallbacks are left out, the new message is the last', { tags: ['CALL-52'] }, () => {
  const thread = (['user', 'assistant', 'error', 'fallback', 'system'] as const).map((role) => ({
    role,
    content: role,
  }));
  expect(messagesToSend(thread, 'new')).toEqual([
    { role: 'user', content: 'user' },
    { role: 'assistant', content: 'assistant' },
    { role: 'user', content: 'new' },
  ]);
});
