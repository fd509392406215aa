import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Car, HealthFacts } from '#domain/cars/schema.ts';
import type { StatusLine } from '#domain/status/status-rules.ts';
import { METRIC } from '#domain/units/units.ts';
import { RouterContext } from '#web/platform/router/router.tsx';
import { CarCard } from './car-card.tsx';
import { CarCarousel } from './car-carousel.tsx';
import { CarStatusCard } from './car-status.tsx';

vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;
const textOf = (element: ReactNode) =>
  renderToStaticMarkup(createElement(RouterContext, { value: router }, element)).replaceAll(/<[^>]*>/g, '');

const carWith = (changes: Partial<HealthFacts>) => {
  const health: HealthFacts = {
    open: 3,
    urgent: 0,
    repeatedTitles: 0,
    firstRepeatedTitle: null,
    firstTitle: 'Smoke',
    worst: null,
    isBlank: false,
    ...changes,
  };
  return { ...METRIC, id: 'red', brand: 'Volvo', model: 'V70', year: 2012, mileage: null, health } as Car;
};
const nothing = () => {};

const lineOf = (changes: Partial<StatusLine>): StatusLine => ({
  kind: 'fine',
  level: 'good',
  rank: 9,
  sentence: 'Nothing is due',
  reason: null,
  step: null,
  ...changes,
});

const overdue = lineOf({
  kind: 'overdue',
  level: 'bad',
  sentence: 'OCTA: overdue by 28 days',
  reason: 'Nov 1, 2026',
  step: { label: 'Mark as done', place: 'reminders' },
});

const cases: [string, Partial<HealthFacts>][] = [
  ['All good', { open: 0 }],
  ['1 open issue', { open: 1 }],
  ['3 open issues', {}],
  ['Recurring issue not resolved', { repeatedTitles: 1 }],
  ['Urgent issue', { urgent: 1, worst: { id: 'smoke', title: 'Smoke', advice: 'stop_driving' } }],
  ['2 urgent issues', { urgent: 2, repeatedTitles: 1 }],
];

test.each(cases)(
  'a card says what is worst of a car, a slide and a card what its problems are: %s',
  { tags: ['HOME-11', 'CARS-06', 'HEALTH-15'] },
  (said, facts) => {
    const car = carWith(facts);
    const slide = (line: StatusLine) =>
      textOf(
        createElement(CarCarousel, {
          cars: [car],
          carId: car.id,
          mainCarId: car.id,
          status: () => [line],
          onChange: nothing,
        }),
      );
    expect(slide(lineOf({}))).toBe(`Volvo V70Issues: ${said}`);
    // Beside what is overdue nothing is 'All good'.
    const told = `OCTA: overdue by 28 daysIssues: ${said === 'All good' ? 'No open issues' : said}`;
    expect(slide(overdue)).toBe(`Volvo V70${told}`);
    const card = { car, lines: [overdue], isMain: true, onMain: nothing, onOpen: nothing };
    expect(textOf(createElement(CarCard, card)).endsWith(told)).toBe(true);
  },
);

test(
  'the page of a car says why, what to do, and what its problems are',
  { tags: ['CARDET-08', 'HEALTH-15'] },
  () => {
    const shown = (facts: Partial<HealthFacts>, lines: StatusLine[]) =>
      textOf(createElement(CarStatusCard, { car: carWith(facts), lines, heading: 'Health status' }));
    expect(shown({ open: 0 }, [overdue])).toBe(
      'Health statusOCTA: overdue by 28 daysNov 1, 2026Mark as doneIssues:  No open issues',
    );
    const blank = lineOf({ kind: 'unknown', level: 'quiet', sentence: 'Nothing recorded yet' });
    expect(shown({ open: 0, isBlank: true }, [blank])).toContain('Issues: All good No open issues');
    const sold = lineOf({ kind: 'outOfUse', level: 'quiet', sentence: 'Sold on Jan 5, 2026' });
    expect(shown({ open: 0 }, [sold])).not.toContain('All good');
    const soon = lineOf({ kind: 'soon', level: 'warning', sentence: 'Inspection: in 10 days' });
    const problems = lineOf({ kind: 'problems', level: 'note', sentence: '3 open issues' });
    expect(shown({}, [problems])).toBe('Health status3 open issuesSmokeHealth Report');
    // The worst is first, whatever it is about.
    expect(shown({}, [soon, problems])).toBe(
      'Health statusInspection: in 10 days3 open issuesSmokeHealth Report',
    );
    const urgent = { ...problems, level: 'bad', sentence: 'Urgent issue' } as const;
    expect(shown({ urgent: 1 }, [urgent, soon])).toBe(
      'Health status1 urgent issueNeeds attentionOpen problems 3Health ReportInspection: in 10 days',
    );
  },
);
