import type { Id } from '#domain/ids.ts';
import type { Pending } from '#domain/outbox/pending.ts';
import type { RecordFile } from '#domain/media/schema.ts';

/** @param known the files that the server has; others are shown from this device */
export function shownFiles(
  ids: readonly Id[],
  known: readonly RecordFile[],
  waiting: Pending['files'],
): RecordFile[] {
  return ids.map((id) => known.find((file) => file.id === id) ?? pendingFile(id, waiting));
}

function pendingFile(id: Id, waiting: Pending['files']): RecordFile {
  const file = waiting.get(id);
  return { id, kind: file?.kind === 'document' ? 'document' : 'picture', url: file?.url ?? null };
}
