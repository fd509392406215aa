import type { Phrase } from '#domain/language/words.ts';
import { refusalPhrase } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';
import { useBusy } from './use-busy.ts';

export type Submission = 'saving' | 'deleting';

/** One at a time: it leaves the form with a notice, or says what failed and stays. @param to where the form leads */
export function useSubmission(to: string, forgetDraft: () => void) {
  const { t } = useWords();
  const leaveForm = useLeaveForm();
  const { busy, isUnderWay, begin, finish, fail } = useBusy<Submission>();

  const leave = async () => {
    forgetDraft();
    await leaveForm(to);
  };

  /** @param submit answers with what the notice says @param more of the notice */
  const run = async (what: Submission, submit: () => Promise<Phrase>, more?: Partial<Toast>) => {
    if (!begin(what)) return;
    try {
      const title = await submit();
      finish();
      showToast({ title: t(title), ...more });
      await leave();
    } catch (error) {
      console.warn('The form could not be submitted', error);
      fail();
      showError(t, refusalPhrase(error) ?? 'Could not save. Please try again.');
    }
  };

  const cancel = () => {
    if (!isUnderWay()) void leave();
  };

  return { busy, cancel, run };
}
