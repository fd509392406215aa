import { Suspense, useState } from 'react';
import { quoteText, signatureOf } from '#domain/issues/reply-text.ts';
import type { Reply } from '#domain/issues/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { WithdrawalProps } from './withdrawal.tsx';

const Withdrawal = lazyPart<WithdrawalProps>(
  () => import('./withdrawal.tsx').then((file) => file.Withdrawal),
  ({ onFailed }) => onFailed('Check your connection and try again.'),
);

export type SentAnswersProps = {
  replies: readonly Reply[];
  /** Null where nothing can be withdrawn. */
  token: string | null;
  onWithdrawn: (id: string) => Promise<void>;
};

/** What was answered through this link. */
export const SentAnswers = ({ replies, token, onWithdrawn }: SentAnswersProps) =>
  replies.map((reply) => <SentAnswer key={reply.id} reply={reply} token={token} onWithdrawn={onWithdrawn} />);

function SentAnswer({ reply, token, onWithdrawn }: Omit<SentAnswersProps, 'replies'> & { reply: Reply }) {
  const words = useWords();
  const { t, language } = words;
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<Phrase | null>(null);
  const close = (why: Phrase | null = null) => {
    setAsking(false);
    setFailed(why);
  };
  return (
    <div className="bg-accent-soft rounded-card mt-3 p-3 text-sm break-words whitespace-pre-line">
      <p className="text-muted">
        {t('Answer from {name}', { name: signatureOf(reply) })} · {formatMoment(reply.createdAt, language)}
      </p>
      {reply.text && <p>{reply.text}</p>}
      {reply.cost !== null && <p className="tabular font-semibold">{quoteText(reply, words)}</p>}
      {reply.included && <p>{reply.included}</p>}
      {failed && <Alert className="mt-2">{t(failed)}</Alert>}
      {token && (
        <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAsking(true)}>
          {t('Withdraw')}
        </Button>
      )}
      {asking && token && (
        <Suspense>
          <Withdrawal
            token={token}
            replyId={reply.id}
            onWithdrawn={() => onWithdrawn(reply.id)}
            onClose={close}
            onFailed={close}
          />
        </Suspense>
      )}
    </div>
  );
}
