import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { formatDay } from '#domain/language/format.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { Snooze } from '#domain/reminders/schema.ts';
import { snoozeForDays, WEEK_DAYS } from '#domain/reminders/snooze-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useWrite } from '#web/platform/reads/query.ts';

type Actions = Record<'done' | 'more', (due: DueReminder) => void> & { mileage: () => void };

/** NOT-23: what was tapped in a notice or followed in a mail, once; then it leaves the address. */
export function useNoticeAction(list: readonly DueReminder[] | undefined, actions: Actions): void {
  const { t, language } = useWords();
  const [parameters, setParameters] = useSearchParams();
  const snooze = useWrite('reminders.snooze');
  const find = (name: string) => list?.find(({ reminder }) => reminder.id === parameters.get(name));

  const apply = async ({ reminder: { carId, id: reminderId, snooze: before }, status }: DueReminder) => {
    const wanted = snoozeForDays(WEEK_DAYS, status, deviceDay());
    const set = (to: Snooze | null) => snooze.mutateAsync({ carId, reminderId, snooze: to });
    try {
      await set(wanted);
    } catch (error) {
      console.warn('The reminder could not be snoozed', error);
      return notifyError(t, 'Could not save. Please try again.');
    }
    const undo = () => void set(before).catch(() => notifyError(t));
    notify({
      title: t('Snoozed until {date}', { date: formatDay(wanted.until!, language) }),
      action: { label: t('Undo'), run: undo },
    });
  };

  const carryOut = useEffectEvent(() => {
    const [done, snoozed, more] = [find('done'), find('snooze'), find('more')];
    if (done) actions.done(done);
    else if (more) actions.more(more);
    else if (snoozed) void apply(snoozed);
    else if (parameters.has('mileage')) actions.mileage();
    setParameters({}, { replace: true });
  });
  const isWaiting =
    list !== undefined && ['done', 'snooze', 'more', 'mileage'].some((name) => parameters.has(name));
  useEffect(() => {
    if (isWaiting) carryOut();
  }, [isWaiting]);
}
