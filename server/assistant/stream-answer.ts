import { PassThrough, type Readable } from 'node:stream';
import type { ChatEvent, ChatMessage } from '#domain/assistant/schema.ts';
import { checkedFiles, pictureParts } from '#server/assessment/read-pictures.ts';
import { type Deps, newId } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { answerQuestion, THREAD_SENT } from './answer-question.ts';
import { putQuestion, saidBefore, saveAnswer } from './store.ts';

export type Asked = {
  id: string;
  content: string;
  mediaIds?: string[] | undefined;
  language?: 'en' | 'lv' | undefined;
};

/**
 * Takes a question in and answers it as lines of JSON (ChatEvent) while it is made. What came is kept in the
 * thread however it ends: whole, stopped by the owner (`signal`), or broken off by the model.
 * @throws NOT_FOUND for pictures that are not the owner's, UNSUPPORTED_MEDIA for other files, ID_TAKEN
 */
export async function streamAnswer(
  deps: Deps,
  owner: OwnerScope,
  scope: CarScope,
  { id, content, mediaIds = [], language = 'en' }: Asked,
  signal: AbortSignal,
): Promise<Readable> {
  const files = await checkedFiles(deps, owner, [...new Set(mediaIds)]);
  if (files.some(({ carId }) => carId !== null && carId !== scope.carId)) throw refusal('NOT_FOUND');
  if (files.some(({ kind }) => kind !== 'picture')) throw refusal('UNSUPPORTED_MEDIA');
  // The answer is begun while the question is put down; a question that is refused ends it.
  const gone = new AbortController();
  const putting = putQuestion(deps.db, scope, {
    ...{ id, content, mediaIds: files.map((file) => file.id), now: deps.clock() },
  });
  putting.then(
    (question) => question === 'taken' && gone.abort(),
    () => gone.abort(),
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
    const asked = {
      question: content,
      before: saidBefore(deps.db, scope, id, THREAD_SENT * 2),
      language,
      pictures: { count: files.length, read: () => pictureParts(deps, files) },
    };
    const leaving = AbortSignal.any([signal, gone.signal]);
    for await (const part of answerQuestion(deps, owner, scope, asked, leaving)) {
      switch (part.type) {
        case 'source': {
          const question = await putting;
          if (question === 'taken') return;
          Object.assign(answer, {
            picturesSeen: part.picturesSeen,
            reason: part.reason,
            role: part.source === 'offline' ? 'fallback' : 'assistant',
          });
          write({
            type: 'start',
            question,
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
      if (!gone.signal.aborted) deps.log.error({ err: error }, 'an answer could not be finished');
      lines.destroy();
    },
  );
  if ((await putting) === 'taken') throw refusal('ID_TAKEN');
  return lines;
}
