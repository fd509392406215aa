import type { Write } from '#domain/calls.ts';
import { partsOf } from '#domain/imports/batch-rules.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import type { ImportPiece } from '#web/platform/outbox/records.ts';
import type { openReader } from './reader.ts';
import { filesToSend, type SentFiles } from './send-files.ts';

type Waiting = {
  draft: Write<'imports.begin'>;
  records: readonly ImportedRecord[];
  reader: Pick<ReturnType<typeof openReader>, 'extract'>;
  /** Files sent before the connection was lost; they keep their ids. */
  sent: SentFiles | undefined;
};

/** Queues every record and file: which are new is only decided when they are sent. */
export async function keepImport({ draft, records, reader, sent }: Waiting): Promise<void> {
  const pieces: ImportPiece[] = partsOf(records);
  const files = filesToSend(draft.id, records, [...records.keys()]);
  const found = files.length > 0 ? await reader.extract(files.map(({ location }) => location)) : new Map();
  for (const { key, place, location } of files) {
    const bytes = found.get(location);
    if (bytes) pieces.push({ place, fileId: sent?.ids.get(key) ?? newId(), bytes });
  }
  await outbox.keepImport(draft, pieces);
}
