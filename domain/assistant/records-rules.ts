import { readDescription } from '#domain/assessment/reading-rules.ts';
import { plainDistance } from '#domain/units/words.ts';
import { type CarFacts, unitsOf } from './car-facts.ts';

const NEWEST = 3;
const RELATED = 5;

/** Prompt lines of earlier records: those of the problem's category, then the newest. */
export function relatedRecords(facts: CarFacts, description: string): string[] {
  const { category } = readDescription(description, 'en');
  const records = [
    ...facts.issues.map(({ date, title, status, recurrences }) => ({
      date,
      title,
      line: `${date} problem, ${status}${recurrences > 0 ? `, came back ${recurrences} times` : ''}: ${title}`,
    })),
    ...facts.repairs.map(({ date, title, mileage }) => ({
      date,
      title,
      line: `${date} repair${mileage === null ? '' : ` at ${plainDistance(mileage, unitsOf(facts))}`}: ${title}`,
    })),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
  const related =
    category === 'other'
      ? []
      : records.filter(({ title }) => readDescription(title, 'en').category === category);
  return [...new Set([...related.slice(0, RELATED), ...records.slice(0, NEWEST)])].map(({ line }) => line);
}
