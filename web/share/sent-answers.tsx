import { useState } from 'react';
import { quoteText, signatureOf } from '#domain/issues/reply-text.ts';
import type { Reply } from '#domain/issues/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = {
  replies: readonly Reply[];
  /** Null where nothing can be withdrawn. */
  token: string | null;
  onWithdrawn: () => Promise<void>;
};

/** What was answered through this link. */
export const SentAnswers = ({ replies, ...props }: Props) =>
  replies.map((reply) => <SentAnswer key={reply.id} reply={reply} {...props} />);

function SentAnswer({ reply, token, onWithdrawn }: Omit<Props, 'replies'> & { reply: Reply }) {
  const words = useWords();
  const { t, language } = words;
  const [asking, setAsking] = useState(false);
  return (
    <div className="bg-accent-soft rounded-card mt-3 p-3 text-sm break-words whitespace-pre-line">
      <p className="text-muted">
        {t('Answer from {name}', { name: signatureOf(reply) })} · {formatMoment(reply.createdAt, language)}
      </p>
      {reply.text && <p>{reply.text}</p>}
      {reply.cost !== null && <p className="tabular font-semibold">{quoteText(reply, words)}</p>}
      {reply.included && <p>{reply.included}</p>}
      {token && (
        <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAsking(true)}>
          {t('Withdraw')}
        </Button>
      )}
      {asking && token && (
        <Withdrawal
          token={token}
          replyId={reply.id}
          onWithdrawn={onWithdrawn}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type WithdrawalProps = Pick<Props, 'onWithdrawn'> & { token: string; replyId: string; onClose: () => void };

function Withdrawal({ token, replyId, onWithdrawn, onClose }: WithdrawalProps) {
  const { t } = useWords();
  const [operation] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Phrase | null>(null);
  const withdraw = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await withRetries(() => call('share.withdrawReply', { opId: operation, token, id: replyId }));
    } catch (error) {
      console.warn('The answer could not be withdrawn', error);
      // The owner has deleted it.
      if (!isCode(error, 'NOT_FOUND')) {
        setBusy(false);
        return setFailed(failurePhrase(error));
      }
    }
    await onWithdrawn();
    onClose();
  };
  return (
    <>
      {failed && <Alert>{t(failed)}</Alert>}
      <ConfirmDialog
        open
        title={t('Withdraw this answer?')}
        text={t('The owner will no longer see it on the problem. You can send another one.')}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy}
        onConfirm={() => void withdraw()}
        onCancel={onClose}
      />
    </>
  );
}
