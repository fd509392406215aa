import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import { NetworkError } from '#web/platform/api/errors.ts';
import type { StoredImport } from './records.ts';

/** @throws like sendImport; NetworkError if its code cannot be loaded, which is transient */
export async function loadAndSend(operation: StoredImport): Promise<ImportCounts> {
  const { sendImport } = await import('./send-import.ts').catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return sendImport(operation);
}
