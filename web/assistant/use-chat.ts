import { useEffect, useRef, useState } from 'react';
import {
  chatDraft,
  emptyChatDraft,
  type ChatDraft,
  type ChatDraftAction,
  type LocalExchange,
  type Unsent,
} from '#domain/assistant/chat-draft-rules.ts';
import {
  retryOf,
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
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { readSession, useSession } from '#web/platform/session/session-store.ts';
import { ask } from './ask.ts';
import { answerHere, useFacts } from './offline-answer.ts';
import { rememberThread, useThread } from './thread.ts';

/** The chat about one car: what is stored, what is being said just now, and what is being written. */
export function useChat(car: Car) {
  const { t, language } = useWords();
  const { features } = useSession();
  const thread = useThread(car.id);
  useFacts(car.id);
  const { state: draft, dispatch } = useDraft<ChatDraft, ChatDraftAction>(
    `assistant:${car.id}`,
    chatDraft,
    emptyChatDraft,
  );
  const [live, setLive] = useState<Exchange | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves ends the work on the answer.
  useEffect(() => () => running.current?.abort(), []);

  const stored = thread.data?.messages ?? [];
  const exchange = live ?? lost(draft, stored);
  const messages = withExchange(withLocalExchanges(stored, draft.kept), exchange);

  const run = async (first: Exchange) => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    let now = first;
    const show = (next: Exchange) => {
      now = next;
      setLive(next);
    };
    show(first);
    let answer: ChatMessage | null = null;
    const asking = { carId: car.id, question: first.question, language, signal: abort.signal };
    try {
      await ask(asking, (event) => {
        if (event.type === 'start') dispatch({ type: 'arrived', id: first.question.id });
        show(withEvent(now, event));
      });
    } catch (error) {
      const wasHeard = now.answer !== null;
      show(abort.signal.aborted ? stopped(now) : await unanswered(now, error, { carId: car.id, language }));
      if (!wasHeard) answer = now.answer;
    }
    running.current = null;
    // Answered here the server knows nothing of it: it is kept with the draft, on this device.
    if (answer) dispatch({ type: 'answeredHere', question: now.question, answer, isFinal: !now.failed });
    else rememberThread(car.id, withExchange(stored, now));
    const notice = noticeOf(now);
    if (notice) {
      const { title, description, destructive } = notice;
      notify({
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
    banner: bannerOf(messages, features?.model ?? true),
    answering: live !== null && !live.ended,
    ask: (said: Omit<Unsent, 'at'>) => {
      if (running.current) return;
      const question = { ...said, at: new Date().toISOString() };
      dispatch({ type: 'sent', question });
      void run(pendingExchange(question));
    },
    retry: (question: ChatMessage) => void run(retryOf(question)),
    stop: () => running.current?.abort(),
    /** The thread was deleted. */
    forget: () => {
      dispatch({ type: 'cleared' });
      setLive(null);
    },
  };
}

/** What becomes of an exchange whose call failed: the records' own answer from here, where no server was reached. */
async function unanswered(
  exchange: Exchange,
  fault: unknown,
  about: Parameters<typeof answerHere>[1],
): Promise<Exchange> {
  console.warn('The assistant gave no answer', fault);
  if (isCode(fault, 'UNAUTHORIZED')) void readSession();
  if (!(fault instanceof NetworkError) || exchange.answer) return failed(exchange);
  const { question } = exchange;
  try {
    const text = await answerHere(question.content, about);
    const picturesSeen = question.pictures.length > 0 ? false : null;
    const start = { type: 'start', question, source: 'offline', reason: null, picturesSeen } as const;
    const here = { ...withEvent(withEvent(exchange, start), { type: 'text', text }), ended: true };
    // Without a network the records' answer is no failure (D105); a server that cannot be reached is one.
    return navigator.onLine ? failed(here) : here;
  } catch (error) {
    console.warn('The offline answer could not be made', error);
    return failed(exchange);
  }
}

/** A question that was sent before a reload and never arrived: it is shown, to be sent again. */
function lost({ unsent, kept }: ChatDraft, stored: readonly ChatMessage[]): Exchange | null {
  if (!unsent || stored.some(({ id }) => id === unsent.id)) return null;
  const isIt = ({ question }: LocalExchange) => question.id === unsent.id;
  return failed({ ...pendingExchange(unsent), ...kept.find(isIt) });
}
