import { useGarage } from '#web/platform/records/use-garage.ts';
import {
  doubtsOf,
  isCountedAnew,
  type Doubt,
  type DoubtContext,
  type DoubtedEntry,
} from '#domain/doubts/rules.ts';
import { carName, carsToChoose } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { isOwnReading, type Writer } from '#domain/mileage/rules.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { METRIC } from '#domain/units/units.ts';
import { call } from '#web/platform/api/client.ts';
import { isNoAnswer } from '#web/platform/api/errors.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { useQuestions, type Names } from './use-questions.ts';

type Context = Partial<Pick<DoubtContext, 'costs' | 'seen' | 'distanceUnit'>>;

/** Questions about implausible values. @param writer the edited record, whose own reading is ignored */
export function useDoubts(carId: Id, writer: Omit<Writer, 'date'>, names?: Names) {
  const { t } = useWords();
  const { question, accept } = useQuestions(names);
  const readings = useRecords(carId, readingsOf).data;
  const cars = useGarage().data?.cars ?? [];
  const car = cars.find(({ id }) => id === carId);
  const ownUnit = car?.distanceUnit ?? METRIC.distanceUnit;
  const editCar = useWrite('cars.edit');
  const othersOn = (date: string) => readings?.filter((one) => !isOwnReading(one, { ...writer, date }));

  return {
    question,
    year: car?.year ?? 0,
    accept: (
      entry: DoubtedEntry,
      { costs = [], seen = null, distanceUnit = ownUnit }: Context,
      form: HTMLFormElement,
      more: Doubt[] = [],
    ) => {
      const context = {
        today: deviceDay(),
        year: car?.year ?? 0,
        // What a form of the car replaces is asked about, too: it may be right.
        readings: (writer.sourceId === null && !seen ? readings : othersOn(entry.date)) ?? null,
        carKm: car?.mileage ?? null,
        others: carsToChoose(cars, carId).flatMap((one) =>
          one === car || one.mileage === null ? [] : { id: one.id, name: carName(one), km: one.mileage },
        ),
        distanceUnit,
        costs,
        seen,
      };
      return accept([...doubtsOf(entry, context), ...more], form);
    },
    /** After a lower reading was accepted and saved (a new odometer), sets the car's mileage to it. */
    followNewCount: async (entry: DoubtedEntry, seen: DoubtedEntry | null) => {
      if (!car || (seen?.mileage === entry.mileage && seen?.date === entry.date)) return;
      if (!isCountedAnew(entry, car.mileage, othersOn(entry.date) ?? [], ownUnit)) return;
      try {
        // Saving the record may have changed the mileage of the car.
        const { version, mileage } = await call('cars.read', { carId }).catch((error: unknown) => {
          if (isNoAnswer(error)) return car;
          throw error;
        });
        if (mileage === entry.mileage) return;
        await editCar.mutateAsync({
          carId,
          baseVersion: version,
          hasReading: true,
          changes: { mileage: { from: mileage, to: entry.mileage } },
        });
      } catch (error) {
        console.warn('The mileage of the car could not follow', error);
        showError(
          t,
          "The record is saved, but the car's mileage was not changed. Please enter it on the car's page.",
        );
      }
    },
  };
}
