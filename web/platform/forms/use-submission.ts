import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { refusalPhrase } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify, type Notice } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';

export type Submission = 'saving' | 'deleting';

/** One at a time: it leaves the form with a notice, or says what failed and stays. @param to where the form leads */
export function useSubmission(to: string, forgetDraft: () => void) {
  const { t } = useWords();
  const leaveForm = useLeaveForm();
  const [busy, setBusy] = useState<Submission | null>(null);

  const leave = async (title?: Phrase, more?: Partial<Notice>) => {
    forgetDraft();
    if (title) notify({ title: t(title), ...more });
    await leaveForm(to);
  };

  /** @param submit answers with what the notice says @param more of the notice */
  const run = async (what: Submission, submit: () => Promise<Phrase>, more?: Partial<Notice>) => {
    setBusy(what);
    try {
      await leave(await submit(), more);
    } catch (error) {
      console.warn('The form could not be submitted', error);
      setBusy(null);
      notifyError(t, refusalPhrase(error) ?? 'Could not save. Please try again.');
    }
  };

  return { busy, leave, run };
}
