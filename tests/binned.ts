import type { BinEntry } from '#domain/bin/schema.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';

/** Newest first. */
export const binned = async (owner: Visitor): Promise<BinEntry[]> => (await owner.call('bin.list')).entries;

export const restored = (owner: Visitor, { id: binId, kind, carId }: BinEntry) =>
  kind === 'car'
    ? owner.attempt('bin.restoreCar', { opId: newId(), binId })
    : owner.attempt('bin.restore', { opId: newId(), carId, binId });

/** Restoring is a change as well, and links stay ended. */
export const comparable = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (name, inner: unknown) =>
      ['version', 'updatedAt', 'linkId', 'revision', 'shareLinks', 'exportedAt'].includes(name)
        ? undefined
        : inner,
    ),
  ) as unknown;
