import { PassThrough, type Readable } from 'node:stream';
import type { CommitLine } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { commitImport } from './commit-import.ts';

type Step = { opId: Id; importId: Id };

/** The process that does the work answers the request and says how far it is, so any process may. It goes on when nobody
 * reads. A failure after the first line cuts the answer, and the request is sent again.
 * @throws what commitImport refuses before it begins to add */
export async function streamCommit(caller: Caller & { ownerId: Id }, step: Step): Promise<Readable> {
  const lines = new PassThrough();
  const begun = Promise.withResolvers<void>();
  let hasBegun = false;
  const write = (line: CommitLine) => {
    hasBegun = true;
    begun.resolve();
    if (lines.writable) lines.write(`${JSON.stringify(line)}\n`);
  };
  const committed = commitImport(caller, step, (share) => write({ share }));
  committed.then(
    (counts) => {
      write({ counts });
      lines.end();
    },
    (error: unknown) => {
      if (hasBegun) caller.deps.log.error({ err: error }, 'an import failed while it was added');
      lines.destroy();
    },
  );
  await Promise.race([begun.promise, committed]);
  return lines;
}
