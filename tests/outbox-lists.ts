import type { updateQueue } from '#web/platform/outbox/queue-store.ts';
import type { NewOperation, StoredFile, StoredOperation } from '#web/platform/outbox/records.ts';
import { outboxState } from '#web/platform/outbox/state.ts';

const operations: StoredOperation[] = [];
const files: StoredFile[] = [];
/** What waits, of one account: Node has no IndexedDB. */
export const queue = { userId: '', operations, files };

export const outboxStore = {
  awaited: new Map(),
  showInFlight: () => {},
  noteArrival: () => {},
  showOutbox: async () => {
    const shown = new Map(files.map((file) => [file.id, file]));
    outboxState.set({ ...outboxState.get(), operations: [...operations], files: shown as never });
  },
};

const put = <T>(list: T[], isIt: (one: T) => boolean, to: T | null) => {
  const index = list.findIndex(isIt);
  if (index !== -1) list.splice(index, 1, ...(to ? [to] : []));
};
export const queueStore = {
  addOperation: async (one: NewOperation) => void operations.push({ ...one, seq: operations.length + 1 }),
  readOutbox: async () => ({ operations: [...operations], files: [...files] }),
  updateQueue: async ({ operation, file }: Parameters<typeof updateQueue>[0]) => {
    if (operation) put(operations, ({ seq }) => seq === operation.seq, operation.to);
    const before = files.find(({ id }) => id === file?.id);
    if (file && before) put(files, ({ id }) => id === file.id, file.to && { ...before, ...file.to });
  },
  readFile: async (wanted: string) => files.find(({ id }) => id === wanted),
  readFilesAgain: () => {},
};
