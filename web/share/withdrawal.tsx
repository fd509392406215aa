import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ConfirmPanel } from '#web/ui/confirm-panel.tsx';
import { keepDraft } from './carry-draft.ts';
import { keepSentAs } from './sent-here.ts';

export type Sent = {
  kind: 'reply' | 'repair';
  id: string;
  sentAs: Id;
  /** Opens the form again with what was sent. Null if this tab did not send it. */
  draft: { form: string; values: object } | null;
};
export type WithdrawalProps = {
  token: string;
  sent: Sent;
  onWithdrawn: () => Promise<void>;
  onClose: () => void;
  onFailed: (why: Phrase) => void;
};

const questions = {
  reply: {
    procedure: 'share.withdrawReply',
    title: 'Withdraw this answer?',
    text: 'It disappears from the problem, and the owner is told. The owner can restore it from the trash for 30 days. You can send another one.',
  },
  repair: {
    procedure: 'share.withdrawRepair',
    title: 'Withdraw this repair?',
    text: 'The problems that it resolved are open again, and the owner is told. The owner can restore it from the trash for 30 days. You can log it again.',
  },
} as const;

export function Withdrawal({ token, sent, onWithdrawn, onClose, onFailed }: WithdrawalProps) {
  const { t } = useWords();
  const [operation] = useState(newId);
  const [busy, setBusy] = useState(false);
  const { procedure, title, text } = questions[sent.kind];
  const withdraw = async () => {
    setBusy(true);
    try {
      const done = await withRetries(() =>
        call(procedure, { opId: operation, token, id: sent.id, sentAs: sent.sentAs }),
      );
      if (!done) return onFailed('This link is only for viewing now');
      if (sent.draft) keepDraft(token, sent.draft.form, sent.draft.values);
    } catch (error) {
      console.warn('What was sent could not be withdrawn', error);
      // The owner has changed or deleted it.
      if (!isCode(error, 'NOT_FOUND')) return onFailed(failurePhrase(error));
    }
    keepSentAs(sent.id, null);
    await onWithdrawn();
    onClose();
  };
  return (
    <ConfirmPanel
      open
      title={t(title)}
      text={t(text)}
      confirmLabel={t('Withdraw')}
      cancelLabel={t('Cancel')}
      destructive
      busy={busy}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  );
}
