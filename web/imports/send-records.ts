import { partsOf } from '#domain/imports/batch-rules.ts';
import type { ImportComparison, ImportCounts, ImportDraft } from '#domain/imports/batch-schema.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { commitImport } from '#web/platform/api/import-requests.ts';
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';

const ATTEMPTS = 3;

/** Retries after a lost answer; the operation or file id makes it idempotent. */
export async function resendUnanswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof NetworkError) || !navigator.onLine) throw error;
    }
  }
}

type Sending = {
  draft: Omit<ImportDraft, 'opId' | 'records'>;
  records: readonly ImportedRecord[];
  signal: AbortSignal;
  /** @param share of the records, 0 to 1 */
  onProgress: (share: number) => void;
};

/** Sends the records in parts, and asks which of them are new. Nothing is added before the commit. */
export async function sendRecords({
  draft,
  records,
  signal,
  onProgress,
}: Sending): Promise<ImportComparison> {
  const importId = draft.id;
  const begin = { ...draft, opId: newId(), records: records.length };
  await resendUnanswered(() => call('imports.begin', begin, { signal }));
  for (const part of partsOf(records)) {
    const input = { opId: newId(), importId, ...part };
    await resendUnanswered(() => call('imports.stage', input, { signal }));
    onProgress((part.from + part.records.length) / records.length);
  }
  return call('imports.compare', { importId }, { signal });
}

/** @param onShare progress of the server, 0 to 1 */
export function commitRecords(
  importId: Id,
  replaces: number[],
  onShare: (share: number) => void,
): Promise<ImportCounts> {
  const step = { opId: newId(), importId, replaces };
  return resendUnanswered(() => commitImport(step, {}, onShare));
}

/** The open import behind a BUSY error; null if there is none or it cannot be read. */
export async function findOpenImport(error: unknown): Promise<Id | null> {
  if (!isCode(error, 'BUSY')) return null;
  try {
    const { imports } = await call('imports.list');
    return imports.find(({ committedAt }) => committedAt === null)?.id ?? null;
  } catch (unknown) {
    console.warn('The open import could not be read', unknown);
    return null;
  }
}
