import type { Id } from '#domain/ids.ts';
import { writeReading } from './pending-readings.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import type { FillRecord } from '#domain/fills/fill-record.ts';
import { editedFill, loggedFill } from './pending-fill.ts';

const source = (sourceId: Id) => ({ source: 'fill', sourceId }) as const;

export const fillsOffline = {
  writes: {
    'fills.log': {
      name: 'New fill-up',
      text: ({ station }) => station ?? '',
      subject: ({ id }) => id,
      creates: true,
      files: ({ fileIds = [] }) => fileIds,
      applies: (records, { input, at }, { files }) => {
        const { carId, id, km = null, date } = input;
        if (records.read(carId, 'fill', id)) return;
        records.put('fill', loggedFill(input, at, files));
        writeReading(records, carId, source(id), km === null ? null : { km, date });
      },
    },
    'fills.edit': {
      name: 'Changed fill-up',
      subject: ({ fillId }) => fillId,
      files: ({ changes }) => changes.fileIds?.to ?? [],
      applies: (records, { input }, { files }) => {
        const { carId, fillId, changes } = input;
        const fill = records.read<FillRecord>(carId, 'fill', fillId);
        if (!fill) return;
        const edited = editedFill(fill, input, files);
        records.put('fill', edited);
        const { km, date } = edited;
        if (changes.km || changes.date)
          writeReading(records, carId, source(fillId), km === null ? null : { km, date });
      },
      names: ({ carId, fillId }, cars) => {
        const fill = cars.get(carId)?.fill?.get(fillId) as FillRecord | undefined;
        return fill ? { energy: fill.energy, currency: fill.currency } : {};
      },
    },
    'fills.delete': {
      name: 'Deleted fill-up',
      deletes: true,
      subject: ({ fillId }) => fillId,
      applies: (records, { input: { carId, fillId } }) => {
        records.remove(carId, 'fill', fillId);
        writeReading(records, carId, source(fillId), null);
      },
    },
  },
  lateFile: { to: 'fill', query: 'fillId' },
} satisfies Offline<'fills'>;
