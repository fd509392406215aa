import { type Exchange, isOfModel, wholeSentences } from '#domain/assistant/chat-rules.ts';
import { spokenText } from '#domain/assistant/markdown-rules.ts';
import { useWords } from '#web/platform/language/language.ts';

type Props = {
  exchange: Exchange | null;
  /** What its card tells; null before there is one. */
  told: string | null;
};

/** What is shown of the answer, for screen readers: a model's as it is streamed, in whole sentences. */
export function ReadAloud({ exchange, told }: Props) {
  const { t } = useWords();
  const { answer = null, hasEnded = false } = exchange ?? {};
  const isModels = answer !== null && isOfModel({ answer, question: exchange?.question });
  const ended = (!isModels && answer?.understood ? told : answer?.content) ?? '';
  const text = hasEnded ? ended : isModels ? wholeSentences(answer.content) : '';
  const sentences = spokenText(text)
    .split(/(?<=[.!?…])\s+|\n/)
    .filter(Boolean);
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className="sr-only">
      {exchange && !exchange.hasFailed && sentences.length === 0 && !hasEnded && (
        <p>{t('Preparing an answer...')}</p>
      )}
      {sentences.map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
    </div>
  );
}
