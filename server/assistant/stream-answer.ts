import { PassThrough, type Readable } from 'node:stream';
import { understoodAs } from '#domain/assistant/ask/understood.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import type { ChatEvent, ChatMessage } from '#domain/assistant/schema.ts';
import { requireOwnFiles, pictureParts } from '#server/assessment/read-pictures.ts';
import { type Deps, newId } from '#server/platform/deps.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { announceAnswer, sendAnnounced } from '#server/notices/announce-record.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { answerQuestion, HISTORY_LIMIT } from './answer-question.ts';
import { watchPage, type EndReason, type RunningAnswers } from './running-answers.ts';
import { putQuestion, readHistory, saveAnswer } from './store.ts';

export type QuestionInput = {
  id: string;
  content: string;
  mediaIds?: string[] | undefined;
  language?: 'en' | 'lv' | undefined;
  query?: Query | undefined;
};

type Listener = {
  /** Resolves when the connection is over: whether the whole answer was sent. */
  received: Promise<boolean>;
  answers: RunningAnswers;
};

/** Stores the answer however it ends. It continues when the page is closed, and a notice announces it if a model
 * completes it.
 * @throws NOT_FOUND for someone else's pictures, UNSUPPORTED_MEDIA, ID_TAKEN */
export async function streamAnswer(
  deps: Deps,
  owner: OwnerScope,
  scope: CarScope,
  { id, content, mediaIds = [], language = 'en', query }: QuestionInput,
  { received, answers }: Listener,
): Promise<Readable> {
  const files = await requireOwnFiles(deps, owner, [...new Set(mediaIds)]);
  if (files.some(({ carId }) => carId !== null && carId !== scope.carId)) throw refusal('NOT_FOUND');
  if (files.some(({ kind }) => kind !== 'picture')) throw refusal('UNSUPPORTED_MEDIA');
  // The answer starts while the question is being stored; a rejected question cancels it.
  const rejected = new AbortController();
  const storing = putQuestion(deps.db, scope, {
    id,
    content,
    understood: query ? understoodAs(query, language) : null,
    mediaIds: files.map((file) => file.id),
    now: deps.clock(),
  });
  const replaceEarlier = answers.replacing(id);
  storing.then(
    (question) => (question === 'taken' ? rejected.abort() : replaceEarlier()),
    () => rejected.abort(),
  );
  const ending = new AbortController();
  let ended: EndReason | null = null;
  const end = (reason: EndReason) => {
    ended ??= reason;
    ending.abort();
  };
  const page = watchPage(deps, scope, id, { received, stored: storing, end: () => end('stopped') });
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
      understood: null as ChatMessage['understood'],
    };
    const question = {
      text: content,
      query: query ?? null,
      history: readHistory(deps.db, scope, id, HISTORY_LIMIT * 2),
      language,
      pictures: { count: files.length, read: () => pictureParts(deps, files) },
    };
    const cancelled = AbortSignal.any([ending.signal, rejected.signal]);
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
        case 'understood':
          answer.understood = part.understood;
          write(part);
          break;
        case 'lookup':
          write(part);
          break;
        case 'outcome':
          answer.outcome = ended === 'broken' && part.outcome === 'stopped' ? 'broken' : part.outcome;
      }
    }
    if (ended === 'retried') return;
    const isWhole = answer.role === 'assistant' && answer.outcome === 'whole';
    let announced: Awaited<ReturnType<typeof announceAnswer>> = [];
    const announce = async (tx: Queryable) => {
      if (isWhole) announced = await announceAnswer(deps, tx, scope, answer.id, deps.clock());
    };
    const wasGone = page.isGone();
    const message = await saveAnswer(deps.db, scope, id, answer, deps.clock(), wasGone ? announce : null);
    write({ type: 'end', message });
    lines.end();
    // The connection may have been lost during the last part.
    if (!wasGone && !(await received)) await deps.db.transaction(announce);
    await sendAnnounced(deps, announced);
  };
  const done = run()
    .then(
      () => lines.end(),
      (error: unknown) => {
        if (!rejected.signal.aborted) deps.log.error({ err: error }, 'an answer could not be finished');
        lines.destroy();
      },
    )
    .finally(() => page.close())
    .then(() => undefined);
  answers.add({ questionId: id, isLate: page.isGone, end, done });
  if ((await storing) === 'taken') throw refusal('ID_TAKEN');
  return lines;
}
