import { withHigherMileage } from './pending-car.ts';
import type { Write } from '#domain/calls.ts';
import { editedReading, withMileageFollowed, withoutReading, withReading } from './pending-readings.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { isNewCar } from '#domain/outbox/pending.ts';
import { withAnswer } from '#domain/outbox/with-answer.ts';
import { hasPendingFills, withPendingFills } from './pending-fills.ts';

const withEditedReading = editedReading('fill', ({ fillId: id, changes }: Write<'fills.edit'>) => ({
  id,
  day: changes.date?.to,
  km: changes.km?.to,
}));

export const fillsOffline = {
  writes: {
    'fills.log': {
      name: 'New fill-up',
      text: ({ station }) => station ?? '',
      subject: ({ id }) => id,
      creates: true,
      files: {
        named: ({ fileIds = [] }) => fileIds,
        without: (input, ids) => ({
          ...input,
          fileIds: (input.fileIds ?? []).filter((id) => !ids.has(id)),
        }),
        owner: ({ id }) => ({ to: 'fill', id }),
      },
      effects: {
        readings: (readings, { input: { id, date, km } }) =>
          km == null ? readings : withReading(readings, { id, source: 'fill', sourceId: id, date }, km),
        garage: (garage, { input: { carId, km } }) =>
          km == null ? garage : withHigherMileage(garage, carId, km),
      },
    },
    'fills.edit': {
      name: 'Changed fill-up',
      subject: ({ fillId }) => fillId,
      files: {
        named: ({ changes }) => changes.fileIds?.to ?? [],
        without: (input, ids) => {
          const { fileIds } = input.changes;
          if (!fileIds?.to) return input;
          const to = fileIds.to.filter((id) => !ids.has(id));
          return { ...input, changes: { ...input.changes, fileIds: { ...fileIds, to } } };
        },
        owner: ({ fillId }) => ({ to: 'fill', id: fillId }),
      },
      updates: ({ carId }, fill) => withAnswer('fills', { carId }, fill),
      names: async ({ carId, fillId }, read) => {
        const { fills } = await read('fills.list', { carId });
        const fill = fills.find(({ id }) => id === fillId);
        return fill ? { energy: fill.energy, currency: fill.currency } : {};
      },
      effects: {
        readings: (readings, { input }) => withEditedReading(readings, input),
        garage: (garage, operation, pending, readingsBefore) => {
          if (readingsBefore())
            return withMileageFollowed(withEditedReading)(garage, operation, pending, readingsBefore);
          const { carId, changes } = operation.input;
          return changes.km?.to == null ? garage : withHigherMileage(garage, carId, changes.km.to);
        },
      },
    },
    'fills.delete': {
      name: 'Deleted fill-up',
      deletes: true,
      text: () => '',
      subject: ({ fillId }) => fillId,
      effects: { readings: (readings, { input }) => withoutReading(readings, input.fillId) },
    },
  },
  reads: {
    // Any change may affect any figure, so pending writes are shown in the whole list instead.
    'fills.overview': ({ carId }, data, { pending }) =>
      isNewCar(carId, pending) || hasPendingFills(carId, pending) ? undefined : data,
    'fills.list': ({ carId }, data, { pending }) => {
      const list = data ?? (isNewCar(carId, pending) ? { fills: [] } : undefined);
      return list && { fills: withPendingFills(carId, list.fills, pending) };
    },
  },
  learns: {
    'fills.list': (known, { fills }, { input: { carId } }) => {
      if (carId !== undefined) known.fills.set(carId, fills);
    },
  },
  lateFile: { to: 'fill', query: 'fillId' },
} satisfies Offline<'fills'>;
