import { api } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { binnedSince } from './binned-since.ts';
import { emptyBin, eraseEntry } from './erase-entries.ts';
import { restoreCar } from './restore-car.ts';
import { restoreRecord } from './restore-record.ts';
import { listBin } from './store.ts';

export const binRoutes = {
  list: api.bin.list.handler(async ({ context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    return { entries: await listBin(deps.db, owner, binnedSince(deps.clock())) };
  }),
  restore: api.bin.restore.handler(({ input, context }) => restoreRecord(context, input)),
  restoreCar: api.bin.restoreCar.handler(({ input, context }) => restoreCar(context, input)),
  erase: api.bin.erase.handler(({ input, context }) => eraseEntry(context, input)),
  empty: api.bin.empty.handler(({ input, context }) => emptyBin(context, input)),
};
