import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#domain/days.ts';
import { ImportStep } from '#domain/imports/batch-schema.ts';
import { limits } from '#domain/limits.ts';
import { parseId } from '#server/media/upload-target.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { inputRefusal } from '#server/platform/http/procedures.ts';
import { disconnection, drainAfterResponse, leaveBodiesUnread } from '#server/platform/http/streamed-body.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { beginImport } from './begin-import.ts';
import { commitImport, importQueue } from './commit-import.ts';
import { stageRecords } from './stage-records.ts';
import { askLubeLogger } from './ask-lubelogger.ts';
import { compareWithFiles, matchCars } from './compare-store.ts';
import { fetchImportFile, saveImportFile } from './save-file.ts';
import { findImport, listImports } from './store.ts';
import { streamCommit } from './stream-commit.ts';
import { undoImport } from './undo-import.ts';

/** A retry may arrive while the previous comparison is still running. */
const COMPARISONS = 4;
const IMPORTS = { max: 30, seconds: 60 * 60 };
const MATCHES = { max: 300, seconds: 60 * 60 };
const SERVERS = { max: 30, seconds: 60 * 60 };
const FILES = { max: 2000, seconds: 60 * 60 };
/** A retry may arrive while the previous request is still running. */
const fileQueue = fairQueue({ name: 'import-files', running: 20, perKey: 4 });
/** Each holds all records of a server in memory for a while. */
const serverQueue = fairQueue({ name: 'import-servers', running: 2, perKey: 1 });

export const importRoutes = {
  list: api.imports.list.handler(async ({ context: { deps, request } }) => {
    const since = new Date(deps.clock().getTime() - limits.importUndoDays * DAY_MS);
    return { imports: await listImports(deps.db, await signedInOwner(deps, request), since) };
  }),
  stage: api.imports.stage.handler(({ input, context }) => stageRecords(context, input)),
  match: api.imports.match.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    await enforceLimit(deps, `import-match:${owner.ownerId}`, MATCHES);
    return { matches: await matchCars(deps.db, owner, input) };
  }),
  compare: api.imports.compare.handler(async ({ input: { importId }, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    if (!(await findImport(deps.db, owner, importId))) throw refusal('NOT_FOUND');
    const compare = () => compareWithFiles(deps.db, owner, importId);
    return importQueue.run(owner.ownerId, compare, undefined, COMPARISONS);
  }),
  commit: api.imports.commit.handler(async ({ input, context }) => {
    const { ownerId } = await signedInOwner(context.deps, context.request);
    return commitImport({ ...context, ownerId }, input);
  }),
  undo: api.imports.undo.handler(({ input, context }) => undoImport(context, input)),
  askServer: api.imports.askServer.handler(async ({ input, context: { deps, request } }) => {
    const { ownerId } = await signedInOwner(deps, request);
    await enforceLimit(deps, `import-server:${ownerId}`, SERVERS);
    return serverQueue.run(ownerId, () => askLubeLogger(deps, input));
  }),
  fetchFile: api.imports.fetchFile.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    await enforceLimit(deps, `import-file:${owner.ownerId}`, FILES);
    return fileQueue.run(owner.ownerId, () => fetchImportFile(deps, owner, input));
  }),
  begin: api.imports.begin.handler(async ({ input, context }) => {
    const { ownerId } = await signedInOwner(context.deps, context.request);
    await enforceLimit(context.deps, `records-import:${ownerId}`, IMPORTS);
    return beginImport(context, input);
  }),
};

type FileAddress = { Params: { importId: string; fileId: string }; Querystring: { place?: string } };

/** Not in the contract: the request body or the answer is a stream. Mounted under /api. */
export function importStreams(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { importId: string } }>('/imports/:importId/commit/lines', async (request, reply) => {
    const { ownerId } = await signedInOwner(deps, request);
    const { importId } = request.params;
    const step = ImportStep.safeParse({ ...(request.body as object | null), importId });
    if (!step.success) throw inputRefusal(step.error.issues);
    const lines = await streamCommit({ deps, request, ownerId }, step.data);
    return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
  });
  void app.register((inner, _options, done) => {
    leaveBodiesUnread(inner);
    inner.put<FileAddress>('/imports/:importId/files/:fileId', async (request, reply) => {
      drainAfterResponse(request, reply);
      const owner = await signedInOwner(deps, request);
      await enforceLimit(deps, `import-file:${owner.ownerId}`, FILES);
      const place = Number(request.query.place);
      if (!Number.isInteger(place) || place < 0 || place > limits.importRecords) throw refusal('NOT_FOUND');
      const importId = parseId(request.params.importId);
      const fileId = parseId(request.params.fileId);
      const declaredSize = Number(request.headers['content-length'] ?? 0);
      const file = { importId, fileId, place, body: request.raw, declaredSize };
      await saveImportFile(deps, owner, file, disconnection(reply, refusal('UPLOAD_FAILED')));
      return reply.status(204).send();
    });
    done();
  });
}
