import { standingOf, type Standing } from '#domain/cars/standing-rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { stateText } from '#domain/reminders/state-words.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList } from '#web/reminders/due-list.ts';

/** What is to be said of a car before its problems. */
export function useStandings(): (car: Car) => Standing | null {
  const words = useWords();
  const { data = [] } = useDueList(null);
  return (car) => {
    const due = data.filter(
      ({ reminder, status: { state } }) =>
        reminder.carId === car.id && (state === 'overdue' || state === 'due'),
    );
    const overdue = due.filter(({ status }) => status.state === 'overdue').length;
    const [first] = due;
    return standingOf(car, {
      overdue,
      now: due.length - overdue,
      first:
        first === undefined
          ? null
          : `${first.reminder.title} · ${stateText(first.status, deviceDay(), withUnits(words, car))}`,
    });
  };
}
