import { PassThrough, type Readable } from 'node:stream';
import type { ChatEvent, ChatMessage } from '#domain/assistant/schema.ts';
import { requireOwnFiles, pictureParts } from '#server/assessment/read-pictures.ts';
import { type Deps, newId } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { answerQuestion, HISTORY_LIMIT } from './answer-question.ts';
import { putQuestion, readHistory, saveAnswer } from './store.ts';

export type Asked = {
  id: string;
  content: string;
  mediaIds?: string[] | undefined;
  language?: 'en' | 'lv' | undefined;
};

/** Stores the answer however it ends. @throws NOT_FOUND for pictures of someone else, UNSUPPORTED_MEDIA, ID_TAKEN */
export async function streamAnswer(
  deps: Deps,
  owner: OwnerScope,
  scope: CarScope,
  { id, content, mediaIds = [], language = 'en' }: Asked,
  signal: AbortSignal,
): Promise<Readable> {
  const files = await requireOwnFiles(deps, owner, [...new Set(mediaIds)]);
  if (files.some(({ carId }) => carId !== null && carId !== scope.carId)) throw refusal('NOT_FOUND');
  if (files.some(({ kind }) => kind !== 'picture')) throw refusal('UNSUPPORTED_MEDIA');
  // The answer starts while the question is still being stored; a rejected question cancels it.
  const rejected = new AbortController();
  const storing = putQuestion(deps.db, scope, {
    id,
    content,
    mediaIds: files.map((file) => file.id),
    now: deps.clock(),
  });
  storing.then(
    (question) => question === 'taken' && rejected.abort(),
    () => rejected.abort(),
  );
  const lines = new PassThrough();
  const write = (event: ChatEvent) => {
    if (lines.writable) lines.write(`${JSON.stringify(event)}\n`);
  };
  const run = async () => {
    const answer = {
      id: newId(),
      role: 'assistant' as ChatMessage['role'],
      content: '',
      proposals: [] as ChatMessage['proposals'],
      outcome: 'whole' as ChatMessage['outcome'],
      picturesSeen: null as boolean | null,
      reason: null as ChatMessage['reason'],
    };
    const question = {
      text: content,
      history: readHistory(deps.db, scope, id, HISTORY_LIMIT * 2),
      language,
      pictures: { count: files.length, read: () => pictureParts(deps, files) },
    };
    const cancelled = AbortSignal.any([signal, rejected.signal]);
    for await (const part of answerQuestion(deps, owner, scope, question, cancelled)) {
      switch (part.type) {
        case 'source': {
          const stored = await storing;
          if (stored === 'taken') return;
          Object.assign(answer, {
            picturesSeen: part.picturesSeen,
            reason: part.reason,
            role: part.source === 'offline' ? 'fallback' : 'assistant',
          });
          write({
            type: 'start',
            question: stored,
            source: part.source,
            reason: part.reason,
            picturesSeen: part.picturesSeen,
          });
          break;
        }
        case 'again':
          answer.content = '';
          write(part);
          break;
        case 'offline':
          Object.assign(answer, {
            reason: part.reason,
            role: 'fallback',
            picturesSeen: answer.picturesSeen === null ? null : false,
          });
          write(part);
          break;
        case 'text':
          answer.content += part.text;
          write(part);
          break;
        case 'proposal':
          answer.proposals.push(part.proposal);
          write(part);
          break;
        case 'lookup':
          write(part);
          break;
        case 'outcome':
          answer.outcome = part.outcome;
      }
    }
    write({ type: 'end', message: await saveAnswer(deps.db, scope, id, answer, deps.clock()) });
  };
  run().then(
    () => lines.end(),
    (error: unknown) => {
      if (!rejected.signal.aborted) deps.log.error({ err: error }, 'an answer could not be finished');
      lines.destroy();
    },
  );
  if ((await storing) === 'taken') throw refusal('ID_TAKEN');
  return lines;
}
