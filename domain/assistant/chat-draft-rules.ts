import { limits } from '#domain/limits.ts';
import { type ChatFile, type LocalExchange, pendingExchange, type Unsent } from './chat-rules.ts';
import type { ChatMessage } from './schema.ts';

/** Plain JSON, so that it survives a reload. */
export type ChatDraft = {
  content: string;
  files: ChatFile[];
  unsent: Unsent | null;
  kept: LocalExchange[];
  carriedOut: string[];
};

export type ChatDraftAction =
  | { type: 'written'; content: string }
  | { type: 'filesTaken'; files: readonly ChatFile[] }
  | { type: 'fileStored'; id: string; url: string }
  | { type: 'fileRemoved'; id: string }
  | { type: 'sent'; question: Unsent }
  | { type: 'arrived'; id: string }
  /** Answered on this device; `isFinal`: not a failure, so the question is not sent again. */
  | { type: 'answeredHere'; question: ChatMessage; answer: ChatMessage; isFinal: boolean }
  | { type: 'cleared' }
  | { type: 'carriedOut'; id: string };

const KEPT_MAX = 50;

export const emptyChatDraft = (): ChatDraft => ({
  content: '',
  files: [],
  unsent: null,
  kept: [],
  carriedOut: [],
});

export function chatDraft(draft: ChatDraft, action: ChatDraftAction): ChatDraft {
  const { files } = draft;
  switch (action.type) {
    case 'written':
      return { ...draft, content: action.content };
    case 'filesTaken':
      return { ...draft, files: [...files, ...action.files] };
    case 'fileStored':
      return {
        ...draft,
        files: files.map((file) => (file.id === action.id ? { ...file, url: action.url } : file)),
      };
    case 'fileRemoved':
      return { ...draft, files: files.filter(({ id }) => id !== action.id) };
    case 'sent': {
      const sent = new Set(action.question.files.map(({ id }) => id));
      const isTyped = draft.content.trim() === action.question.content;
      return {
        ...draft,
        content: isTyped ? '' : draft.content,
        files: files.filter(({ id }) => !sent.has(id)),
        unsent: action.question,
        kept: withGivenUp(draft),
      };
    }
    case 'arrived':
      return {
        ...draft,
        unsent: otherThan(draft.unsent, action.id),
        kept: draft.kept.filter(({ question }) => question.id !== action.id),
      };
    case 'answeredHere': {
      const { question, answer, isFinal } = action;
      const others = draft.kept.filter((one) => one.question.id !== question.id);
      return {
        ...draft,
        unsent: isFinal ? otherThan(draft.unsent, question.id) : draft.unsent,
        kept: [...others, { question, answer }].slice(-KEPT_MAX),
      };
    }
    case 'cleared':
      return { ...draft, unsent: null, kept: [] };
    case 'carriedOut':
      return { ...draft, carriedOut: [...draft.carriedOut, action.id] };
  }
}

const otherThan = (unsent: Unsent | null, id: string) => (unsent?.id === id ? null : unsent);

/** Asking another question gives up on the unsent one, which stays visible. */
function withGivenUp({ unsent, kept }: ChatDraft): LocalExchange[] {
  if (!unsent || kept.some(({ question }) => question.id === unsent.id)) return kept;
  return [...kept, { question: pendingExchange(unsent).question, answer: null }].slice(-KEPT_MAX);
}

/** Nothing is cut where it is typed: what was pasted is shortened by its writer. */
export const isTooLong = ({ content }: Pick<ChatDraft, 'content'>) => content.trim().length > limits.longText;

export const canSend = (draft: Pick<ChatDraft, 'content' | 'files'>) =>
  !isTooLong(draft) && (draft.content.trim() !== '' || draft.files.length > 0);

export function takeAttachments<T>(present: number, chosen: readonly T[]): { taken: T[]; refused: boolean } {
  const taken = chosen.slice(0, Math.max(0, limits.chatAttachments - present));
  return { taken, refused: taken.length < chosen.length };
}
