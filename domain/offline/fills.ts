import { withHigherMileage } from './pending-car.ts';
import type { Write } from '#domain/calls.ts';
import { editedReading, withMileageFollowed, withoutReading, withReading } from './pending-readings.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import type { FillRecord } from '#domain/fills/fill-record.ts';
import { editedFill, loggedFill } from './pending-fill.ts';

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
      applies: (records, { input, at }, { files }) => {
        if (!records.read(input.carId, 'fill', input.id)) records.put('fill', loggedFill(input, at, files));
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
      applies: (records, { input }, { files }) => {
        const fill = records.read<FillRecord>(input.carId, 'fill', input.fillId);
        if (fill) records.put('fill', editedFill(fill, input, files));
      },
      names: ({ carId, fillId }, _read, cars) => {
        const fill = cars.get(carId)?.fill?.get(fillId) as FillRecord | undefined;
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
      applies: (records, { input }) => records.remove(input.carId, 'fill', input.fillId),
      effects: { readings: (readings, { input }) => withoutReading(readings, input.fillId) },
    },
  },
  lateFile: { to: 'fill', query: 'fillId' },
} satisfies Offline<'fills'>;
