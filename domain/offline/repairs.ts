import { learnIssue } from './issues.ts';
import { forgetMissing } from '#domain/outbox/cached-records.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { isNewCar } from '#domain/outbox/pending.ts';
import { receiptsOf } from '#domain/repairs/receipt-rules.ts';
import { withPendingSummary } from './pending-costs.ts';
import { repairsKnownHere, withPendingForm, withPendingRepairs } from './pending-repairs.ts';
import { withPendingUses } from './pending-uses.ts';
import { addRepair, editRepair, removeRepair } from './write-repair.ts';

export const repairsOffline = {
  writes: {
    'repairs.log': {
      name: 'New repair',
      text: ({ title }) => title,
      subject: ({ id }) => id,
      creates: true,
      files: {
        named: receiptsOf,
        without: ({ receiptId, receiptIds, ...input }, ids) => ({
          ...input,
          receiptIds: receiptsOf({ receiptIds, receiptId }).filter((id) => !ids.has(id)),
        }),
        owner: ({ id }) => ({ to: 'repair', id }),
      },
      applies: (records, { input, at }, { files }) => addRepair(records, input, { at, files }),
    },
    'repairs.edit': {
      name: 'Changed repair',
      subject: ({ repairId }) => repairId,
      files: {
        named: ({ changes }) =>
          receiptsOf({ receiptIds: changes.receiptIds?.to, receiptId: changes.receiptId?.to }),
        without: (input, ids) => {
          const { receiptId: _one, receiptIds, ...changes } = input.changes;
          if (!receiptIds) return { ...input, changes };
          const to = receiptIds.to.filter((id) => !ids.has(id));
          return { ...input, changes: { ...changes, receiptIds: { ...receiptIds, to } } };
        },
        owner: ({ repairId }) => ({ to: 'repair', id: repairId }),
      },
      updates: ({ carId, repairId }, repair) => [
        {
          procedure: 'repairs.form',
          input: { carId, repairId },
          data: (form) => form && { ...form, repair },
        },
      ],
      applies: (records, { input, at }, { files }) => editRepair(records, input, { at, files }),
      names: async ({ carId, repairId }, read) => {
        const { repair, offeredIssues } = await read('repairs.form', { carId, repairId });
        const names = new Map(offeredIssues.map(({ id, title }) => [id, title]));
        return repair ? { names, currency: repair.currency } : { names };
      },
    },
    'repairs.delete': {
      name: 'Deleted repair',
      deletes: true,
      text: () => '',
      subject: ({ repairId }) => repairId,
      applies: (records, { input: { carId, repairId } }) => removeRepair(records, carId, repairId),
    },
  },
  reads: {
    'repairs.form': (input, form, { pending, isUnreachable }) =>
      withPendingForm(input, form, pending, isUnreachable),
    'repairs.list': (query, data, { pending, isUnreachable }) => {
      const here = () => (isUnreachable ? repairsKnownHere(query, pending) : undefined);
      const page = data ?? (isNewCar(query.carId, pending) ? { repairs: [], next: null } : here());
      return page && withPendingRepairs(query, page, pending);
    },
    'repairs.suggestions': (_input, data, { pending, isUnreachable }) =>
      data || isUnreachable ? withPendingUses(data ?? { titles: [], garages: [] }, pending) : data,
    'repairs.summary': (year, summary, { pending }) => summary && withPendingSummary(year, summary, pending),
  },
  learns: {
    'repairs.list': (known, { repairs, next }, { input }) => {
      forgetMissing(known.repairs, input, repairs, next);
      for (const one of repairs) known.repairs.set(one.id, one);
    },
    'repairs.form': (known, { repair, offeredIssues }, { input }) => {
      if (repair) known.repairs.set(repair.id, repair);
      for (const one of offeredIssues) learnIssue(known, { ...one, carId: input.carId ?? '' });
    },
  },
  lateFile: { to: 'repair', query: 'repairId' },
} satisfies Offline<'repairs'>;
