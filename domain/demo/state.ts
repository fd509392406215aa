import type { Input, Output, Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Words } from '#domain/language/words.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Settings } from '#domain/settings/schema.ts';
import { nothingKnown } from '#domain/outbox/known.ts';
import {
  pendingCalls,
  type Pending,
  type PendingFile,
  type PendingOperation,
} from '#domain/outbox/pending.ts';

/** A demo is an account without any record on a server: all that it shows was entered in the page. */
export type Demo = {
  operations: readonly PendingOperation[];
  files: ReadonlyMap<Id, PendingFile>;
  /** Of the device, `yyyy-MM-dd`. */
  today: string;
  /** As the device had them when it began. */
  settings: Pick<Settings, 'language' | 'theme'>;
  /** Of the language that is shown now. */
  words: () => Words;
  untitled: Pending['untitled'];
};

// One object for as long as nothing changes: what is derived from it is cached by it.
const pendingOf = new WeakMap<Demo, Pending>();

function asPending(demo: Demo): Pending {
  const { operations, files, untitled } = demo;
  const made = pendingOf.get(demo) ?? {
    operations,
    files,
    untitled,
    known: { ...nothingKnown, readings: readingsOfNewCars(demo) },
  };
  pendingOf.set(demo, made);
  return made;
}

const readingsOfNewCars = (demo: Demo): Map<Id, MileageReading[]> =>
  new Map(
    pendingCalls(demo, 'cars.add').map(({ input: { id, mileage: km, today: date } }) => [
      id,
      km == null || date === undefined ? [] : [{ id, km, date, source: 'car', sourceId: null }],
    ]),
  );

/** What was said of a new car. Of those that the demo begins with, other records say how far they have run. */
export const firstReadings = (demo: Demo, carId: Id): MileageReading[] => [
  ...(asPending(demo).known.readings.get(carId) ?? []),
];

/** What a page shows without a network, for an account that has nothing but what was entered on this device. */
export const shown = <P extends Procedure>(
  demo: Demo,
  procedure: P,
  input: Input<P>,
  empty?: Output<P>,
): Output<P> | undefined =>
  applyPending(procedure, input, empty, asPending(demo), true) as Output<P> | undefined;

export const withOperation = (demo: Demo, operation: PendingOperation): Demo => ({
  ...demo,
  operations: [...demo.operations, operation],
});
