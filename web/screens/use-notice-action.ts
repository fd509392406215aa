import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { formatDay } from '#domain/language/format.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { Snooze } from '#domain/reminders/schema.ts';
import { snoozeForDays, WEEK_DAYS } from '#domain/reminders/snooze-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { withTimeout } from '#web/platform/reads/read-through.ts';
import { useFreshRecords } from '#web/platform/records/use-records.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';

type Actions = Record<'done' | 'more', (due: DueReminder) => void> & { mileage: () => void };

const ACTIONS = ['done', 'more', 'snooze'] as const;

/** Carries out the action that a notice or mail put in the address, once, and removes it from there. */
export function useNoticeAction(list: readonly DueReminder[] | undefined, actions: Actions): void {
  const { t, language } = useWords();
  const [parameters, setParameters] = useSearchParams();
  const snooze = useWrite('reminders.snooze');
  const action = ACTIONS.find((name) => parameters.has(name));
  const due = action && list?.find(({ reminder }) => reminder.id === parameters.get(action));

  const apply = async ({ reminder: { carId, id: reminderId, snooze: before }, status }: DueReminder) => {
    const next = snoozeForDays(WEEK_DAYS, status, deviceDay());
    const set = (to: Snooze | null) => snooze.mutateAsync({ carId, reminderId, snooze: to });
    try {
      await set(next);
    } catch (error) {
      console.warn('The reminder could not be snoozed', error);
      return showFailure(t, error);
    }
    const undo = () => void set(before).catch(() => showError(t));
    showToast({
      title: t('Snoozed until {date}', { date: formatDay(next.until!, language) }),
      action: { label: t('Undo'), run: undo },
    });
  };

  const carryOut = useEffectEvent(() => {
    if (!due) actions.mileage();
    else if (action === 'snooze') void apply(due);
    else actions[action](due);
    setParameters({}, { replace: true });
  });
  const showGone = useEffectEvent(() => {
    showToast({ title: t('This reminder no longer exists') });
    setParameters({}, { replace: true });
  });
  const { isAsked, isAnswered } = useAnswerFor(action && `${action} ${parameters.get(action)}`);
  const isGone = action !== undefined && list !== undefined && !due && isAnswered;
  useEffect(() => {
    if (isGone) showGone();
  }, [isGone]);
  const isReady = action ? due && isAsked : list && parameters.has('mileage');
  useEffect(() => {
    if (isReady) carryOut();
  }, [isReady]);
}

/** Asks the server, since what is on the device may be days old: lacking the reminder, or with one that is done.
 * @param tapped undefined: nothing */
function useAnswerFor(tapped: string | undefined) {
  const { dataUpdatedAt, refetch } = useFreshRecords(tapped !== undefined);
  const [asked, setAsked] = useState<{ tapped: string; before: number } | null>(null);
  const ask = useEffectEvent((action: string) => {
    const told = () => setAsked({ tapped: action, before: dataUpdatedAt });
    void withTimeout(refetch()).then(told, told);
  });
  useEffect(() => {
    if (tapped !== undefined) ask(tapped);
  }, [tapped]);
  const isAsked = asked !== null && asked.tapped === tapped;
  return { isAsked, isAnswered: isAsked && dataUpdatedAt > asked.before };
}
