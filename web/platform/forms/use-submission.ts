import { useEffect, useRef, useState } from 'react';
import { knownReason } from '#web/platform/api/failure-phrase.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';

export type Submission = 'saving' | 'deleting';

/** What takes less time is not shown as busy: it would only flicker. */
const SHOWN_BUSY_AFTER_MS = 200;

type Options = { forgetDraft?: () => void; failed?: Toast | undefined };

/** One submission at a time. It leaves the form with a toast, or says what failed and stays. */
export function useSubmission({ forgetDraft, failed }: Options = {}) {
  const { t } = useWords();
  const leaveForm = useLeaveForm();
  const [busy, setBusy] = useState<Submission | null>(null);
  const isUnderWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = async (to: string) => {
    forgetDraft?.();
    await leaveForm(to);
  };

  const report = (what: Submission, error: unknown) => {
    console.warn('The form could not be submitted', error);
    if (failed && what === 'saving' && !knownReason(error)) showToast(failed);
    else showFailure(t, error);
  };

  /** @param submit answers with the toast, and where the form leads */
  const run = async (what: Submission, submit: () => Promise<{ toast: Toast; to: string }>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    timer.current = setTimeout(() => setBusy(what), SHOWN_BUSY_AFTER_MS);
    try {
      const { toast, to } = await submit();
      clearTimeout(timer.current);
      showToast(toast);
      await leave(to);
    } catch (error) {
      clearTimeout(timer.current);
      isUnderWay.current = false;
      setBusy(null);
      report(what, error);
    }
  };

  const cancel = (to: string) => {
    if (!isUnderWay.current) void leave(to);
  };

  return { busy, cancel, run, report };
}
