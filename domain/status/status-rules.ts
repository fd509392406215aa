import { isWarning, type Warning } from '#domain/assessment/advice-rank.ts';
import { adviceNames } from '#domain/assessment/advice-names.ts';
import { healthBanner, healthStatus, type HealthKind } from '#domain/cars/health-rules.ts';
import { outOfUseText } from '#domain/cars/out-of-use-words.ts';
import type { HealthFacts, OutOfUse } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Words } from '#domain/language/words.ts';
import type { OpenDue } from '#domain/reminders/open-due.ts';
import { stateText } from '#domain/reminders/state-words.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import type { CarWords } from '#domain/units/words.ts';

export type StatusLevel = 'danger' | 'bad' | 'warning' | 'note' | 'quiet' | 'good';

/** Where the next step is: at a problem, or on one of the car's pages. */
export type StatusPlace = { issue: Id } | 'reminders' | 'newReminder' | 'issues';

/** One thing that is to be said of a car. */
export type StatusLine = {
  kind: 'stop' | 'overdue' | 'check' | 'soon' | 'problems' | 'outOfUse' | 'unknown' | 'fine';
  level: StatusLevel;
  /** Its place among all that can be said, 0 the worst: it compares cars. */
  rank: number;
  sentence: string;
  reason: string | null;
  /** `label` is null where the place says enough. */
  step: { label: string | null; place: StatusPlace } | null;
};

type Unranked = Omit<StatusLine, 'rank'>;
const FINE = 9;
/** Of a paper that is overdue, after those that must not be driven. */
const PAPER_RANK = 1;

type StatusCar = { health: HealthFacts; outOfUse: Pick<OutOfUse, 'reason' | 'since'> | null };

/**
 * What is to be said of a car, the worst first; the first line is its status.
 * @param due its open reminders, the most pressing first; null while they are not known, or not to be told
 */
export function carStatus(
  { health, outOfUse }: StatusCar,
  due: readonly OpenDue[] | null,
  today: string,
  words: CarWords,
): StatusLine[] {
  const { t } = words;
  const linesOf = (
    kind: StatusLine['kind'],
    level: StatusLevel,
    isMeant: (one: OpenDue) => boolean,
  ): Unranked[] =>
    (due ?? []).filter(isMeant).map((one) => ({
      kind,
      level,
      sentence: `${one.title}: ${inSentence(stateText(one, today, words))}`,
      reason: targetText(one, words, one.isKmEstimated),
      step: { label: t(kind === 'unknown' ? 'Enter mileage' : 'Mark as done'), place: 'reminders' },
    }));
  const overdue = (isPaper: boolean) =>
    linesOf(
      'overdue',
      'bad',
      (one) => one.isPaper === isPaper && (one.state === 'overdue' || one.state === 'due'),
    );
  const soon = (isPaper: boolean) =>
    linesOf(
      'soon',
      'warning',
      (one) => one.isPaper === isPaper && !one.isSnoozed && (one.state === 'urgent' || one.state === 'soon'),
    );
  const problem = problemLine(health, words);
  const problemAt = (...levels: StatusLevel[]) =>
    problem && levels.includes(problem.level) ? [problem] : [];
  const lines = [
    problemAt('danger'),
    overdue(true),
    problemAt('bad', 'warning'),
    overdue(false),
    soon(true),
    soon(false),
    problemAt('note'),
    outOfUse ? [plain('outOfUse', outOfUseText(outOfUse, words))] : [],
    linesOf('unknown', 'quiet', ({ state }) => state === 'unknown'),
  ].flatMap((group, rank) => group.map((line): StatusLine => ({ ...line, rank })));
  if (lines.length > 0 || due === null) return lines;
  const [next] = due;
  if (health.isBlank || !next) {
    const step = { label: t('Add reminder'), place: 'newReminder' } as const;
    const [sentence, reason] = health.isBlank
      ? [t('Nothing recorded yet'), t('Begin with the inspection, a repair or the mileage')]
      : [t('No reminders yet'), t('When inspection, insurance and service are due is not known')];
    return [{ ...plain('unknown', sentence), reason, step, rank: FINE }];
  }
  return [
    {
      kind: 'fine',
      level: 'good',
      rank: FINE,
      sentence: t('Nothing is due'),
      reason: t('Next: {what}', { what: `${next.title}, ${inSentence(stateText(next, today, words))}` }),
      step: null,
    },
  ];
}

const plain = (kind: StatusLine['kind'], sentence: string): Unranked => ({
  kind,
  level: 'quiet',
  sentence,
  reason: null,
  step: null,
});

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Cars to be told of before the chosen one: the worst that is worse, and each that must not be driven or has a paper
 * that is overdue. One that is out of use keeps silent.
 */
export function worseCars<Shown extends { id: Id; outOfUse: unknown }>(
  cars: readonly Shown[],
  chosen: Shown,
  status: (car: Shown) => readonly StatusLine[],
): Shown[] {
  const rankOf = (car: Shown) => status(car)[0]?.rank ?? Infinity;
  const isForbidden = (rank: number) => rank <= PAPER_RANK;
  const limit = rankOf(chosen);
  return cars
    .filter(({ id, outOfUse }) => id !== chosen.id && !outOfUse)
    .map((car) => ({ car, rank: rankOf(car) }))
    .filter(({ rank }) => isForbidden(rank) || rank < limit)
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ rank }, at) => at === 0 || isForbidden(rank))
    .map(({ car }) => car);
}

/** Beside what is due, sold or not known nothing is 'All good'. @param first what is said first, if anything */
export const isFine = (first: Pick<StatusLine, 'kind'> | undefined) => !first || first.kind === 'fine';

/** What is to be said of a car in the room of a few words. */
export function statusInShort(lines: readonly StatusLine[], { t }: Words): string | null {
  const [first] = lines;
  if (!first) return null;
  const n = lines.filter(({ kind }) => kind === first.kind).length;
  if (n > 1 && first.kind === 'overdue') return t('{n} overdue', { n });
  if (n > 1 && first.kind === 'soon') return t('{n} due soon', { n });
  return first.sentence;
}

/** An open problem whose advice warns: the car must not be driven, or must be checked soon. */
export type Danger = { issueId: Id; title: string; advice: Warning };

export function dangerOf({ worst }: Pick<HealthFacts, 'worst'>): Danger | null {
  if (!worst || !isWarning(worst.advice)) return null;
  return { issueId: worst.id, title: worst.title, advice: worst.advice };
}

const levels: Record<HealthKind, StatusLevel> = {
  good: 'good',
  urgent: 'bad',
  recurring: 'note',
  open: 'note',
};

/** The worst of its open problems, or all of them together where none warns. */
function problemLine(health: HealthFacts, { t, format }: CarWords): Unranked | null {
  const danger = dangerOf(health);
  if (danger) {
    const isStop = danger.advice === 'stop_driving';
    return {
      kind: isStop ? 'stop' : 'check',
      level: isStop ? 'danger' : 'warning',
      sentence: t(adviceNames[danger.advice]),
      reason: danger.title,
      step: { label: t(isStop ? 'What to do now' : 'See the advice'), place: { issue: danger.issueId } },
    };
  }
  const banner = healthBanner(health);
  if (!banner) return null;
  const { kind, message } = healthStatus(health);
  const { description } = banner;
  return {
    kind: 'problems',
    level: levels[kind],
    sentence: format(message),
    reason: typeof description === 'string' ? description : format(description),
    step: { label: null, place: health.open === 1 && health.worst ? { issue: health.worst.id } : 'issues' },
  };
}
