import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { type Exchange, mayRetry } from '#domain/assistant/chat-rules.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Bubble } from '#domain/assistant/thread-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { ChatBubble } from './chat-bubble.tsx';

type Props = {
  bubbles: readonly Bubble[];
  messages: readonly ChatMessage[];
  exchange: Exchange | null;
  answering: boolean;
  /** The server is still writing an answer that an earlier page asked for. */
  isAwaited: boolean;
  /** The opener is gone; move focus here. */
  takesFocus: boolean;
  onRetry: (question: ChatMessage) => void;
  /** An answer in place of its text; null where the text is all there is. */
  card: (answer: ChatMessage) => ReactNode;
  extras: (message: ChatMessage) => ReactNode;
};

/** The thread, oldest first; scrolls along with the answer while its end is in view. */
export function Chat({
  bubbles,
  messages,
  exchange,
  answering,
  isAwaited,
  takesFocus,
  onRetry,
  card,
  extras,
}: Props) {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useStickToEnd(messages);
  const last = messages.at(-1);
  const question = messages.findLast(({ role }) => role === 'user');
  const answer = last && last !== question ? last : null;
  const wasStopped = answer?.outcome === 'stopped';
  const retry =
    question && !answering && !isAwaited && (exchange?.hasFailed || mayRetry(question, answer))
      ? () => onRetry(question)
      : null;
  const isWaiting =
    isAwaited || (answering && (answer === null || answer.content === '' || exchange?.lookingUp));
  const endsWithAnswer = answer !== null && bubbles.at(-1)?.message === answer && answer.outcome !== 'broken';
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        className="flex flex-col gap-4 outline-none"
        aria-label={t('Car assistant')}
      >
        {bubbles.map((bubble, at) => {
          const { message, role } = bubble;
          const isSaid = role === 'assistant' || role === 'fallback';
          const isLast = at === bubbles.length - 1;
          return (
            <ChatBubble
              key={`${message.questionId ?? message.id} ${role}`}
              bubble={bubble}
              body={isSaid && card(message)}
            >
              {(isSaid || role === 'user') && extras(message)}
              {isSaid && !(isLast && answering) && (
                <AnswerActions
                  text={message.content}
                  wasStopped={isLast && wasStopped}
                  onRetry={isLast && endsWithAnswer ? retry : null}
                />
              )}
            </ChatBubble>
          );
        })}
      </ol>
      {isWaiting && (
        <p className="text-muted mt-4 flex items-center gap-2">
          <Spinner />
          {exchange?.lookingUp ? t('Looking through the records...') : t('Preparing an answer...')}
        </p>
      )}
      {!answering && !endsWithAnswer && retry && (
        <div className="mt-2">
          <AnswerActions text="" wasStopped={wasStopped} onRetry={retry} />
        </div>
      )}
    </>
  );
}

const NEAR_PX = 160;

function useStickToEnd(messages: readonly ChatMessage[]): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const page = document.documentElement;
    const onScroll = () => {
      isAtEnd.current = page.scrollHeight - scrollY - innerHeight < NEAR_PX;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  const count = messages.length;
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (count > shown.current) isAtEnd.current = true;
    shown.current = count;
    if (isAtEnd.current && count > 0) scrollTo({ top: document.documentElement.scrollHeight });
  });
}
