import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ConfirmPanel } from '#web/ui/confirm-panel.tsx';

export type WithdrawalProps = {
  token: string;
  replyId: string;
  onWithdrawn: () => Promise<void>;
  onClose: () => void;
  onFailed: (why: Phrase) => void;
};

export function Withdrawal({ token, replyId, onWithdrawn, onClose, onFailed }: WithdrawalProps) {
  const { t } = useWords();
  const [operation] = useState(newId);
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      const done = await withRetries(() =>
        call('share.withdrawReply', { opId: operation, token, id: replyId }),
      );
      if (!done) return onFailed('This link is only for viewing now');
    } catch (error) {
      console.warn('The answer could not be withdrawn', error);
      // The owner has deleted it.
      if (!isCode(error, 'NOT_FOUND')) return onFailed(failurePhrase(error));
    }
    await onWithdrawn();
    onClose();
  };
  return (
    <ConfirmPanel
      open
      title={t('Withdraw this answer?')}
      text={t(
        "It disappears from the problem and stays in the owner's trash for 30 days; the owner can restore it. A notification may already have shown it. You can send another one.",
      )}
      confirmLabel={t('Withdraw')}
      cancelLabel={t('Cancel')}
      destructive
      busy={busy}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  );
}
