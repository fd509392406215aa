import { sumByCurrency } from '#domain/money/totals.ts';
import { carLine, fence, toneRules, languageNames } from '#domain/assessment/prompts.ts';
import type { AssessmentLanguage, CarDetails } from '#domain/assessment/schema.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import { plainDistance } from '#domain/units/words.ts';
import { type CarFacts, unitsOf } from './car-facts.ts';
import { dueOfCar } from './due-facts.ts';

const SHOWN = 5;

function digest(facts: CarFacts, today: string): string {
  const { car, mileage, repairs, issues } = facts;
  const distance = (km: number) => plainDistance(km, unitsOf(facts));
  const open = issues.filter(({ status }) => isOpen(status));
  const year = today.slice(0, 4);
  const spent = sumByCurrency(repairs.filter(({ date }) => date.startsWith(year)).map(({ cost }) => cost));
  return [
    carLine(car),
    mileage
      ? `mileage: ${distance(mileage.km)}${mileage.date ? ` on ${mileage.date}` : ''}`
      : 'mileage: not known',
    ...dueLines(facts, today),
    `open problems: ${open.length} of ${issues.length}`,
    ...open
      .slice(0, SHOWN)
      .map(
        ({ id, date, title, status, urgent }) =>
          `- [${id}] ${date} ${title} (${status}${urgent ? ', urgent' : ''})`,
      ),
    `repairs: ${repairs.length}, newest first:`,
    ...repairs
      .slice(0, SHOWN)
      .map(({ date, title, mileage: km }) => `- ${date} ${title}${km === null ? '' : ` at ${distance(km)}`}`),
    `spent on repairs in ${year}: ${spent.map(({ minor, currency }) => `${fromMinor(minor, currency)} ${currency}`).join(', ') || 'nothing'}`,
  ].join('\n');
}

/** An estimate is marked as one, and is no state. */
function dueLines(facts: CarFacts, today: string): string[] {
  const due = dueOfCar(facts, today) ?? [];
  if (due.length === 0) return [];
  const lines = due
    .slice(0, SHOWN)
    .map(({ reminder: { title, plan }, status: { state, date, isEstimated } }) =>
      [
        `- ${state}: ${title}`,
        ...(plan.dueDate === null ? [] : [`on ${plan.dueDate}`]),
        ...(plan.dueKm === null ? [] : [`at ${plainDistance(plan.dueKm, unitsOf(facts))}`]),
        ...(isEstimated && date !== null ? [`(estimated: about ${date})`] : []),
      ].join(' '),
    );
  return [`reminders: ${due.length}, the most pressing first:`, ...lines];
}

type Known = {
  facts: CarFacts | null;
  car?: CarDetails | null | undefined;
  today: string;
  language: AssessmentLanguage;
  hasTools: boolean;
  /** The first attempt was in another language. */
  insists?: boolean;
};

export function assistantInstructions({
  facts,
  car,
  today,
  language,
  hasTools,
  insists = false,
}: Known): string {
  const about = facts
    ? `This is the car the owner asks about:\n${fence(digest(facts, today), 'car_records')}`
    : car
      ? `The car, of which you have no records:\n${fence(carLine(car), 'car_records')}`
      : 'The car is not known, and you have none of its records.';
  return [
    toneRules(languageNames[language]),
    `Today is ${today}.`,
    'Say from which record you know something. If the records do not hold it, say so plainly; never invent a record, a date or a cost.',
    ...(hasTools
      ? [
          'Look records up with the tools. State a sum only as a tool returned it: never add up or estimate sums yourself; every other sum is marked for the owner as not found in the records.',
          'With propose_problem, propose_repair and propose_recurrence you may put an entry before the owner. It is only written when the owner taps it: never say that you have written anything. Propose only what the owner has told you.',
        ]
      : []),
    'Markdown is shown: short paragraphs and lists, no tables, no links, no images.',
    about,
    ...(insists
      ? [
          `Your first answer was not written in ${languageNames[language]}. Write every sentence in ${languageNames[language]}.`,
        ]
      : []),
  ].join('\n');
}
