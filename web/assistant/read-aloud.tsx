import { type Exchange, wholeSentences } from '#domain/assistant/chat-rules.ts';
import { spokenText } from '#domain/assistant/markdown-rules.ts';
import { useWords } from '#web/platform/language/language.ts';

/** The streamed answer for screen readers, in whole sentences. */
export function ReadAloud({ exchange }: { exchange: Exchange | null }) {
  const { t } = useWords();
  const { answer = null, hasEnded = false } = exchange ?? {};
  const text = answer ? (hasEnded ? answer.content : wholeSentences(answer.content)) : '';
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
