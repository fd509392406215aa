import { limits } from '#domain/limits.ts';

/** A picture of the message being written; `url` is null until it has arrived on the server. */
export type ChatFile = { id: string; name: string; url: string | null };

/** A question that was sent, until the server has it. */
export type Unsent = { id: string; content: string; files: ChatFile[] };

/** What is being written, and what must not be lost of it. Plain JSON, so that it survives a reload. */
export type ChatDraft = {
  content: string;
  files: ChatFile[];
  unsent: Unsent | null;
  /** Ids of proposals that were carried out from here. */
  carriedOut: string[];
};

export type ChatDraftAction =
  | { type: 'written'; content: string }
  | { type: 'filesTaken'; files: readonly ChatFile[] }
  | { type: 'fileStored'; id: string; url: string }
  | { type: 'fileRemoved'; id: string }
  | { type: 'sent'; question: Unsent }
  | { type: 'arrived'; id: string }
  | { type: 'carriedOut'; id: string };

export const emptyChatDraft = (): ChatDraft => ({ content: '', files: [], unsent: null, carriedOut: [] });

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
      const gone = new Set(action.question.files.map(({ id }) => id));
      const isTyped = draft.content.trim() === action.question.content;
      return {
        ...draft,
        content: isTyped ? '' : draft.content,
        files: files.filter(({ id }) => !gone.has(id)),
        unsent: action.question,
      };
    }
    case 'arrived':
      return draft.unsent?.id === action.id ? { ...draft, unsent: null } : draft;
    case 'carriedOut':
      return { ...draft, carriedOut: [...draft.carriedOut, action.id] };
  }
}

/** An empty message without attachments cannot be sent (spec 5, Assistant). */
export const canSend = ({ content, files }: Pick<ChatDraft, 'content' | 'files'>) =>
  content.trim() !== '' || files.length > 0;

/** How many of the chosen files still fit, in order (spec 9). */
export function takeAttachments<T>(present: number, chosen: readonly T[]): { taken: T[]; refused: boolean } {
  const taken = chosen.slice(0, Math.max(0, limits.chatAttachments - present));
  return { taken, refused: taken.length < chosen.length };
}
