import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import { askedMileages, isPutOff } from '#domain/reminders/asked-mileage.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { formatDistance } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { parseStored, readUser, writeUser } from '#web/platform/storage/storage.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  list: readonly DueReminder[];
  carNames: ReadonlyMap<Id, string>;
  onAskMileage: (due: DueReminder) => void;
};

/** Asks for a reading if reminders by mileage have none, or only an old one. */
export function AskMileage({ list, carNames, onAskMileage }: Props) {
  const userId = useSession().session?.user.id ?? '';
  const [putOff, setPutOff] = useState(
    () => parseStored<Record<Id, string>>(readUser(userId, 'mileagePutOff')) ?? {},
  );
  const today = deviceDay();
  return askedMileages(list).map((due) => {
    const { carId } = due.reminder;
    if (isPutOff(putOff[carId], today)) return null;
    const onPutOff = () => {
      const days = { ...putOff, [carId]: today };
      setPutOff(days);
      writeUser(userId, 'mileagePutOff', JSON.stringify(days));
    };
    return (
      <Question
        key={carId}
        due={due}
        carName={carNames.get(carId)}
        onEnter={() => onAskMileage(due)}
        onPutOff={onPutOff}
      />
    );
  });
}

type QuestionProps = {
  due: DueReminder;
  carName: string | undefined;
  onEnter: () => void;
  onPutOff: () => void;
};

function Question({ due: { reminder, mileage }, carName, onEnter, onPutOff }: QuestionProps) {
  const words = useCarWords(reminder.carId);
  const { t, language } = words;
  const question = t('What is the mileage?');
  const title = carName ? `${question} · ${carName}` : question;
  return (
    <section
      aria-label={title}
      className="bg-surface border-line shadow-card rounded-card border px-4 pt-3 pb-1"
    >
      <h2 className="font-semibold break-words">{title}</h2>
      <p className="text-muted tabular text-sm">
        {mileage
          ? `${formatDistance(mileage.km, words)} · ${formatDay(mileage.readOn, language)}`
          : t('Mileage unknown')}
      </p>
      <Button variant="quiet" size="small" className="-ml-4" aria-haspopup="dialog" onClick={onEnter}>
        {t('Enter mileage')}
      </Button>
      <Button variant="quiet" size="small" onClick={onPutOff}>
        {t('Not now')}
      </Button>
    </section>
  );
}
