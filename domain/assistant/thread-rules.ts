import type { Phrase } from '#domain/language/words.ts';
import type { ChatMessage, ChatRole } from './schema.ts';

export type Bubble = { role: ChatRole; message: ChatMessage } & ({ text: string } | { phrase: Phrase });

/** Adds a note where pictures were not looked at (D87) and an error where an answer broke off (ENT-75). */
export function bubblesOf(messages: readonly ChatMessage[]): Bubble[] {
  return messages.flatMap((message): Bubble[] => [
    ...(message.picturesSeen === false
      ? [{ role: 'system' as const, phrase: 'The attached images were not looked at.' as const, message }]
      : []),
    ...(message.content !== '' || message.pictures.length > 0
      ? [{ role: message.role, text: message.content, message }]
      : []),
    ...(message.outcome === 'broken'
      ? [
          {
            role: 'error' as const,
            phrase: 'There was a problem connecting to the AI assistant.' as const,
            message,
          },
        ]
      : []),
  ]);
}

export type AssistantMode = 'normal' | 'limited' | 'error';

export function modeOf(messages: readonly Pick<ChatMessage, 'role' | 'outcome'>[]): AssistantMode {
  const last = messages.findLast(({ role }) => role !== 'user' && role !== 'system');
  if (!last) return 'normal';
  if (last.role === 'error' || last.outcome === 'broken') return 'error';
  return last.role === 'fallback' ? 'limited' : 'normal';
}

export type Spoken = { role: ChatRole; content: string };

/** Without the app's own notes (CALL-52), which a model could take for instructions. */
export function messagesToSend(
  thread: readonly Spoken[],
  question: string,
): { role: 'user' | 'assistant'; content: string }[] {
  const earlier = thread.flatMap(({ role, content }) =>
    (role === 'user' || role === 'assistant') && content.trim() !== '' ? [{ role, content }] : [],
  );
  return [...earlier, { role: 'user', content: question }];
}
