import { useEffect, useRef, useState } from 'react';
import {
  chatDraft,
  emptyChatDraft,
  type ChatDraft,
  type ChatDraftAction,
} from '#domain/assistant/chat-draft-rules.ts';
import {
  type LocalExchange,
  type Unsent,
  newExchange,
  pendingExchange,
  bannerOf,
  bubblesShown,
  failed,
  withEvent,
  noticeOf,
  stopped,
  withExchange,
  withLocalExchanges,
  type Exchange,
} from '#domain/assistant/chat-rules.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Car } from '#domain/cars/schema.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { readSession, useSession } from '#web/platform/session/session-store.ts';
import { ask } from './ask.ts';
import { answerOffline } from './offline-answer.ts';
import { cacheThread, stopAnswer, useThread } from './thread.ts';

export function useChat(car: Car) {
  const { t, language } = useWords();
  const { features } = useSession();
  const hasModel = !inPage() && features?.model !== false;
  const thread = useThread(car.id);
  const isAllowed = useRead('settings.read').data?.modelAllowed ?? true;
  const { state: draft, dispatch } = useDraft<ChatDraft, ChatDraftAction>(
    `assistant:${car.id}`,
    chatDraft,
    emptyChatDraft,
  );
  const [live, setLive] = useState<Exchange | null>(null);
  const running = useRef<AbortController | null>(null);
  // The server finishes the answer even if the screen is closed.
  useEffect(() => () => running.current?.abort(LEFT), []);

  const stored = thread.data?.messages ?? [];
  const exchange = live ?? unsentExchange(draft, stored);
  const messages = withExchange(withLocalExchanges(stored, draft.kept), exchange);
  // The server is still writing it for an earlier page; offline that cannot be known.
  const isAwaited = exchange === null && !thread.isError && messages.at(-1)?.isAnswering === true;
  const { refetch } = thread;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, refetch]);

  const run = async (first: Exchange) => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    let current = first;
    const show = (next: Exchange) => {
      current = next;
      setLive(next);
    };
    show(first);
    let answer: ChatMessage | null = null;
    const options = { carId: car.id, question: first.question, language, signal: abort.signal };
    try {
      await ask(options, (event) => {
        if (event.type === 'start') dispatch({ type: 'arrived', id: first.question.id });
        show(withEvent(current, event));
      });
    } catch (error) {
      if (abort.signal.reason === LEFT) {
        const question = { ...current.question, isAnswering: true };
        cacheThread(car.id, withExchange(stored, { ...current, question, answer: null }));
        return;
      }
      const hadAnswer = current.answer !== null;
      show(
        abort.signal.aborted
          ? stopped(current)
          : await fallbackExchange(current, error, {
              here: car.id,
              language,
              thread: messages.filter(({ id, questionId }) => ![id, questionId].includes(first.question.id)),
            }),
      );
      if (!hadAnswer) answer = current.answer;
    }
    running.current = null;
    // The server has no offline answers: they are stored with the draft on this device.
    if (answer)
      dispatch({ type: 'answeredHere', question: current.question, answer, isFinal: !current.hasFailed });
    else cacheThread(car.id, withExchange(stored, current));
    const notice = noticeOf(current);
    if (notice) {
      const { title, description, destructive } = notice;
      showToast({
        title: t(title),
        description: t(description),
        ...(destructive ? { destructive } : { neutral: true }),
      });
    }
  };

  return {
    thread,
    draft,
    dispatch,
    messages,
    exchange,
    bubbles: bubblesShown(messages, exchange),
    banner: bannerOf(messages, !hasModel ? 'no-model' : isAllowed ? 'on' : 'opted-out'),
    answering: live !== null && !live.hasEnded,
    isAwaited,
    ask: (unsent: Omit<Unsent, 'at'>) => {
      if (running.current) return;
      const question = { ...unsent, at: new Date().toISOString() };
      dispatch({ type: 'sent', question });
      void run(pendingExchange(question));
    },
    retry: (question: ChatMessage) => void run(newExchange(question)),
    stop: () => {
      if (!running.current || !live) return;
      stopAnswer(car.id, live.question.id);
      running.current.abort();
    },
    forget: () => {
      dispatch({ type: 'cleared' });
      setLive(null);
    },
  };
}

/** A live event announces a stored answer, but not that the server gave up: that is polled. */
const LOOK_EVERY_MS = 10_000;

/** Abort reason when the screen was closed, as opposed to 'Stop'. */
const LEFT = 'left';

/** The offline answer when no server was reached. */
async function fallbackExchange(
  exchange: Exchange,
  cause: unknown,
  context: Parameters<typeof answerOffline>[1],
): Promise<Exchange> {
  if (!inPage()) console.warn('The assistant request failed', cause);
  if (isCode(cause, 'UNAUTHORIZED')) void readSession();
  if (!(cause instanceof NetworkError) || exchange.answer) return failed(exchange);
  const { question } = exchange;
  try {
    const { text, understood } = await answerOffline(question, context);
    const picturesSeen = question.pictures.length > 0 ? false : null;
    const start = { type: 'start', question, source: 'offline', reason: null, picturesSeen } as const;
    const told = withEvent(withEvent(exchange, start), { type: 'text', text });
    const whole = understood ? withEvent(told, { type: 'understood', understood }) : told;
    const offline = { ...whole, hasEnded: true };
    // Being offline and the demo are expected; an unreachable server while online is a failure.
    return navigator.onLine && !inPage() ? failed(offline) : offline;
  } catch (error) {
    console.warn('The offline answer could not be created', error);
    return failed(exchange);
  }
}

/** A question sent before a reload that never arrived: shown again for a retry. */
function unsentExchange({ unsent, kept }: ChatDraft, stored: readonly ChatMessage[]): Exchange | null {
  if (!unsent || stored.some(({ id }) => id === unsent.id)) return null;
  const isSameQuestion = ({ question }: LocalExchange) => question.id === unsent.id;
  return failed({ ...pendingExchange(unsent), ...kept.find(isSameQuestion) });
}
