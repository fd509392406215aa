import type { Phrase } from '#domain/language/words.ts';
import { thumbnailUrl } from '#domain/media/rules.ts';
import type { Understood } from './ask/understood.ts';
import type { ChatEvent, ChatMessage, OfflineReason } from './schema.ts';
import { type Bubble, bubblesOf, modeOf } from './thread-rules.ts';

/** A picture of the draft message; `url` is null until it is uploaded. */
export type ChatFile = { id: string; name: string; url: string | null };

/** A sent question that the server has not confirmed; `at` is the ISO instant of sending. */
export type Unsent = {
  id: string;
  content: string;
  files: ChatFile[];
  at: string;
  /** The question is this query, which `content` says in words. */
  understood?: Understood;
};

/** An exchange stored on this device only: the server never received the question. */
export type LocalExchange = { question: ChatMessage; answer: ChatMessage | null };

export type Exchange = {
  question: ChatMessage;
  answer: ChatMessage | null;
  lookingUp: string | null;
  hasEnded: boolean;
  /** The call failed; whether there is an answer is unknown (ERR-40). */
  hasFailed: boolean;
};

export function pendingExchange({ id, content, files, at, understood }: Unsent): Exchange {
  const pictures = files.flatMap(({ id: fileId, url }) =>
    url === null ? [] : [{ id: fileId, url, thumbnailUrl: thumbnailUrl(url) }],
  );
  const own = { id, role: 'user' as const, content, pictures, createdAt: at, understood: understood ?? null };
  return newExchange({ ...emptyMessage, ...own });
}

const emptyMessage: ChatMessage = {
  id: '',
  role: 'assistant',
  content: '',
  pictures: [],
  proposals: [],
  outcome: null,
  picturesSeen: null,
  reason: null,
  questionId: null,
  understood: null,
  createdAt: '',
};

export function withEvent(exchange: Exchange, event: ChatEvent): Exchange {
  const { question } = exchange;
  const answer = exchange.answer ?? {
    ...emptyMessage,
    id: `${question.id} answer`,
    questionId: question.id,
    createdAt: question.createdAt,
  };
  switch (event.type) {
    case 'start': {
      const role = event.source === 'offline' ? 'fallback' : 'assistant';
      const { reason, picturesSeen } = event;
      return { ...exchange, question: event.question, answer: { ...answer, role, reason, picturesSeen } };
    }
    case 'text':
      return { ...exchange, lookingUp: null, answer: { ...answer, content: answer.content + event.text } };
    case 'lookup':
      return { ...exchange, lookingUp: event.tool };
    case 'proposal':
      return { ...exchange, answer: { ...answer, proposals: [...answer.proposals, event.proposal] } };
    case 'again':
      return { ...exchange, lookingUp: null, answer: { ...answer, content: '' } };
    case 'offline': {
      const { reason } = event;
      // Without a model nobody looks at the pictures (D87).
      const picturesSeen = question.pictures.length > 0 ? false : null;
      return {
        ...exchange,
        lookingUp: null,
        answer: { ...answer, role: 'fallback', content: '', reason, picturesSeen },
      };
    }
    case 'understood':
      return { ...exchange, answer: { ...answer, understood: event.understood } };
    case 'end':
      return { ...exchange, lookingUp: null, hasEnded: true, answer: event.message };
  }
}

export const stopped = (exchange: Exchange): Exchange => ({
  ...exchange,
  lookingUp: null,
  hasEnded: true,
  answer: exchange.answer && { ...exchange.answer, outcome: 'stopped' },
});

export const failed = (exchange: Exchange): Exchange => ({
  ...exchange,
  lookingUp: null,
  hasEnded: true,
  hasFailed: true,
});

export const newExchange = (question: ChatMessage): Exchange => ({
  question,
  answer: null,
  lookingUp: null,
  hasEnded: false,
  hasFailed: false,
});

/** Retrying helps only where a model answered, or should have: a query is answered from the records. */
export const mayRetry = (question: ChatMessage, answer: ChatMessage | null) =>
  answer === null || (answer.role === 'fallback' ? answer.reason === 'model-failed' : !question.understood);

/** The server's thread with this device's own exchanges inserted by time (D89, D105). */
export function withLocalExchanges(
  thread: readonly ChatMessage[],
  kept: readonly LocalExchange[],
): ChatMessage[] {
  const messages = [...thread];
  for (const { question, answer } of kept) {
    // A retry reached the server, which has its own answer.
    if (thread.some(({ id }) => id === question.id)) continue;
    const later = messages.findIndex(
      ({ role, createdAt }) => role === 'user' && createdAt > question.createdAt,
    );
    messages.splice(later < 0 ? messages.length : later, 0, question, ...(answer ? [answer] : []));
  }
  return messages;
}

export function withExchange(thread: readonly ChatMessage[], exchange: Exchange | null): ChatMessage[] {
  if (!exchange) return [...thread];
  const { question, answer } = exchange;
  const rest = thread.filter(({ id, questionId }) => id !== question.id && questionId !== question.id);
  return [...rest, question, ...(answer ? [answer] : [])];
}

export function bubblesShown(messages: readonly ChatMessage[], exchange: Exchange | null): Bubble[] {
  const bubbles = bubblesOf(messages);
  if (!exchange?.hasFailed) return bubbles;
  return [...bubbles, { role: 'error', phrase: EXCEPTION, message: exchange.question }];
}

const EXCEPTION: Phrase = 'There was a problem connecting to the AI assistant. Please try again later.';
const FLAG: Phrase = 'There was a problem connecting to the AI assistant.';

const limitedBy: Record<OfflineReason, Phrase> = {
  'no-model': "Answers come from this car's records; no AI model is set up here.",
  'model-failed': 'AI service is temporarily unavailable. Using limited offline responses.',
  'opted-out': "You have turned the AI model off: answers come from this car's records.",
  limit: "You've used up today's AI answers. Until tomorrow, answers come from this car's records.",
};

/** Why the assistant is limited (ERR-43), or that there is no model to ask (D105). */
export function bannerOf(
  messages: readonly ChatMessage[],
  model: 'on' | Extract<OfflineReason, 'no-model' | 'opted-out'>,
): Phrase | null {
  if (model !== 'on') return limitedBy[model];
  if (modeOf(messages) !== 'limited') return null;
  const reason = messages.findLast(({ role }) => role === 'fallback')?.reason;
  return reason
    ? limitedBy[reason]
    : 'Without a connection, answers come from what this device knows about the car.';
}

export type ChatNotice = { title: Phrase; description: Phrase; destructive: boolean };

/** The toast after an exchange (ERR-39, ERR-41, ERR-42); null where nothing failed (D105). */
export function noticeOf({ hasFailed, answer }: Exchange): ChatNotice | null {
  if (hasFailed) return { title: 'Connection Error', description: EXCEPTION, destructive: true };
  if (answer?.outcome === 'broken')
    return { title: 'AI Assistant Error', description: FLAG, destructive: true };
  if (answer?.role !== 'fallback' || !answer.reason) return null;
  if (answer.reason === 'no-model' || answer.reason === 'opted-out') return null;
  return { title: 'Using Offline Mode', description: limitedBy[answer.reason], destructive: false };
}

/** Whether a model said it in its own words; the answers to a question that was understood are made of records. */
export const isOfModel = ({ answer, question }: { answer: ChatMessage; question: ChatMessage | undefined }) =>
  answer.role === 'assistant' && !question?.understood;

/** The complete sentences or lines of a growing text, which can be read aloud already. */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/[.!?…:](?=\s)|\n/g)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + 1) : '';
}
