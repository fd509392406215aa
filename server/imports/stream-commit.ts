import { PassThrough, type Readable } from 'node:stream';
import type { CommitLine } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { commitImport } from './commit-import.ts';

type Step = Parameters<typeof commitImport>[1];

/** The process that commits also streams the progress in its answer, so any process can do it. It continues when the
 * client disconnects. A failure after the first line cuts the answer off, and the client repeats the request.
 * @throws what commitImport throws before it starts adding */
export async function streamCommit(caller: Caller & { ownerId: Id }, step: Step): Promise<Readable> {
  const lines = new PassThrough();
  const started = Promise.withResolvers<void>();
  let hasBegun = false;
  const write = (line: CommitLine) => {
    hasBegun = true;
    started.resolve();
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
  await Promise.race([started.promise, committed]);
  return lines;
}
