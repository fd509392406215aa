import type { Input, Procedure } from './calls.ts';
import { currentCarId } from './cars/rules.ts';
import type { Garage } from './cars/schema.ts';
import type { Id } from './ids.ts';
import { limits } from './limits.ts';

export type Read = { [P in Procedure]: [procedure: P, input: Input<P>] }[Procedure];

/** The id of the element in the HTML with the first answers, as JSON: {path: answer}. */
export const FIRST_ANSWERS_ID = 'first-answers';

type View = {
  path: RegExp;
  account: readonly Read[];
  /** For addresses that do not name the car. */
  carOf?: (garage: Garage) => Id | null;
  car: (carId: Id, year: number) => Read[];
  /** Reads that depend on the days of a time zone. */
  inZone?: (carId: Id, timeZone: string) => Read[];
};

const accountReads: readonly Read[] = [
  ['profile.read', undefined],
  ['settings.read', undefined],
];

/** What stands beside the problems of a car. */
const aboutCars: readonly Read[] = [
  ['reminders.list', undefined],
  ['share.news', undefined],
];

const newest = `${limits.newestShown}`;
const chunk = `${limits.listChunk}`;

const summary = (carId: Id, year: number): Read => [
  'repairs.summary',
  { carId, yearFrom: `${year}-01-01`, yearTo: `${year}-12-31` },
];
const newestOfEach = (carId: Id): Read[] => [
  ['issues.list', { carId, limit: newest }],
  ['repairs.list', { carId, limit: newest }],
];
const views: readonly View[] = [
  {
    path: /^\/home\/?$/,
    account: aboutCars,
    // The main car is selected on arrival.
    carOf: (garage) => garage.mainCarId ?? currentCarId(garage),
    car: (carId, year) => [summary(carId, year), ['issues.list', { carId, open: 'true', limit: newest }]],
  },
  { path: /^\/due\/?$/, account: [['reminders.list', undefined]], car: () => [] },
  {
    path: /^\/(?:cars|car-view)\/([0-9a-f-]{36})\/?$/,
    account: aboutCars,
    car: (carId) => [...newestOfEach(carId), ['mileage.list', { carId }]],
  },
  {
    path: /^\/reports\/?$/,
    account: [],
    carOf: currentCarId,
    car: (carId, year) => [...newestOfEach(carId), summary(carId, year)],
    inZone: (carId, timeZone) => [['timeline.list', { carId, timeZone, limit: chunk }]],
  },
];

/** What the first view of a page reads besides session and garage; the browser fetches the rest. */
export function firstReads(
  path: string,
  year: number,
): { reads: Read[]; needsZone: boolean; ofGarage: (garage: Garage, timeZone: string | null) => Read[] } {
  const view = views.find((one) => one.path.test(path));
  const carId = view?.path.exec(path)?.[1];
  return {
    reads: [...accountReads, ...(view?.account ?? []), ...(view && carId ? view.car(carId, year) : [])],
    needsZone: view?.inZone !== undefined,
    ofGarage: (garage, timeZone) => {
      const chosen = view?.carOf?.(garage) ?? null;
      if (!view || chosen === null) return [];
      const inZone = timeZone === null ? [] : (view.inZone?.(chosen, timeZone) ?? []);
      return [...view.car(chosen, year), ...inZone];
    },
  };
}
