import { grouped } from '#domain/grouped.ts';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { METRIC, type Units } from '#domain/units/units.ts';
import { formatDistance, withUnits, type CarWords } from '#domain/units/words.ts';
import { shortened } from '#domain/trimmed-text.ts';
import { carName } from '#domain/cars/rules.ts';
import { dueList, type DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import type { MechanicNews } from '#domain/share/schema.ts';
import { withdrawnText } from '#domain/share/texts.ts';
import { stateText } from '#domain/reminders/state-words.ts';
import { isCurrent, recordDue, type NoticeKey } from './notice-rules.ts';

export type DigestEntry = {
  kind: NoticeKey['kind'];
  carId: Id;
  reminderId: Id | null;
  title: string;
  text: string;
  carName: string;
  asksMileage: boolean;
  /** The page to open, if not the reminders. */
  path: string | null;
};

type Facts = {
  list: ReminderList;
  cars: readonly (Units & { id: Id; brand: string; model: string; nickname: string | null })[];
  /** Records of mechanics that the owner has not looked at. */
  news: readonly MechanicNews[];
  /** Answers of the assistant that reached no open page. */
  answers: readonly { id: Id; carId: Id }[];
};

/** The notices that still apply, with their state of today, the most urgent first. */
export function digestEntries(
  notices: readonly NoticeKey[],
  { list, cars, news, answers }: Facts,
  today: string,
  words: Words,
): DigestEntry[] {
  const all = dueList(list, today);
  const byReminder = grouped(all, ({ reminder }) => reminder.id);
  const byCar = grouped(all, ({ reminder }) => reminder.carId);
  const current = new Set(
    notices
      .filter((notice) => {
        const about = notice.kind === 'mileage' ? byCar : byReminder;
        return isCurrent(notice, about.get(notice.subjectId) ?? []);
      })
      .map(({ kind, subjectId }) => `${kind} ${subjectId}`),
  );
  const names = new Map(cars.map((car) => [car.id, carName(car)]));
  const unitsOf = new Map<Id, Units>(cars.map((car) => [car.id, car]));
  const wordsOf = (carId: Id) => withUnits(words, unitsOf.get(carId) ?? METRIC);
  const nameOf = (carId: Id) => names.get(carId) ?? '';
  const isOf = (kind: NoticeKey['kind'], id: Id) => current.has(`${kind} ${id}`);
  const reminders = all
    .filter(({ reminder }) => isOf('reminder', reminder.id))
    .map(({ reminder: { id, carId, title }, status }): DigestEntry => ({
      kind: 'reminder',
      carId,
      reminderId: id,
      title,
      text: stateText(status, today, wordsOf(carId)),
      carName: nameOf(carId),
      asksMileage: status.asksMileage,
      path: null,
    }));
  const mileages = new Map(all.map(({ reminder, mileage }) => [reminder.carId, mileage]));
  const asked = [...mileages]
    .filter(([carId]) => isOf('mileage', carId))
    .map(([carId, mileage]): DigestEntry => ({
      kind: 'mileage',
      carId,
      reminderId: null,
      title: words.t('What is the mileage?'),
      text: mileageText(mileage, wordsOf(carId)),
      carName: nameOf(carId),
      asksMileage: true,
      path: null,
    }));
  const announced = new Set(notices.filter(isAnnounced).map(({ subjectId, due }) => `${subjectId} ${due}`));
  const records = news
    .filter((record) => announced.has(`${record.id} ${recordDue(record)}`))
    .map((record): DigestEntry => ({
      kind: 'record',
      carId: record.carId,
      reminderId: null,
      title: record.title,
      text: words.t(toldOf(record), { name: record.mechanicName }),
      carName: nameOf(record.carId),
      asksMileage: false,
      path: pathOf(record),
    }));
  const answered = answers
    .filter(({ id }) => announced.has(`${id} `))
    .map(({ carId }): DigestEntry => ({
      kind: 'answer',
      carId,
      reminderId: null,
      title: words.t('Answer from the assistant'),
      text: words.t('The answer to your question is ready.'),
      carName: nameOf(carId),
      asksMileage: false,
      path: `/assistant/${carId}`,
    }));
  return [...records, ...answered, ...reminders, ...asked];
}

function toldOf(record: MechanicNews): Phrase {
  if (record.isWithdrawn) return withdrawnText(record);
  return record.kind === 'reply' ? 'Answer from {name}' : 'Added by {name}';
}

function pathOf({ kind, id, carId, issueId, isWithdrawn }: MechanicNews): string {
  if (isWithdrawn) return '/settings/bin';
  return kind === 'repair' ? `/log-repair/${carId}/${id}?view` : `/symptom-summary/${carId}/${issueId ?? id}`;
}

/** Sent at once, not by the daily run. */
const isAnnounced = ({ kind }: NoticeKey) => kind === 'record' || kind === 'answer';

const mileageText = (mileage: DueReminder['mileage'], words: CarWords) =>
  mileage === null
    ? words.t("Some reminders are due at a certain mileage, but the car's mileage is not known.")
    : words.t(
        'Last read as {last} on {date}, probably about {km} by now: please enter the current mileage so that reminders come on time.',
        {
          last: formatDistance(mileage.km, words),
          date: formatDay(mileage.readOn, words.language),
          km: formatDistance(mileage.estimatedKm, words),
        },
      );

/** 'Oil change · Family car'; of several 'Carful: 3 reminders'. */
export function digestSubject(entries: readonly DigestEntry[], { t }: Words): string {
  const [first] = entries;
  if (!first || entries.length > 1) return t('Carful: {n} reminders', { n: entries.length });
  return first.carName === '' ? first.title : `${first.title} · ${first.carName}`;
}

const LINE_CHARS = 160;

export function digestLines(entries: readonly DigestEntry[], most: number, { t }: Words): string[] {
  const lines = entries.slice(0, most).map(({ title, text }) => shortened(`${title}: ${text}`, LINE_CHARS));
  const more = entries.length - lines.length;
  return more > 0 ? [...lines, t('+ {n} more', { n: more })] : lines;
}
