import { DAY_MS } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { beginImport } from './begin-import.ts';
import { commitImport, importQueue } from './commit-import.ts';
import { stageRecords } from './stage-records.ts';
import { compareStaged } from './compare-store.ts';
import { findImport, listImports } from './store.ts';
import { undoImport } from './undo-import.ts';

/** A retry may come while the comparison before it still runs. */
const COMPARISONS = 4;
const IMPORTS = { max: 30, seconds: 60 * 60 };

export const importRoutes = {
  list: api.imports.list.handler(async ({ context: { deps, request } }) => {
    const since = new Date(deps.clock().getTime() - limits.importUndoDays * DAY_MS);
    return { imports: await listImports(deps.db, await signedInOwner(deps, request), since) };
  }),
  stage: api.imports.stage.handler(({ input, context }) => stageRecords(context, input)),
  compare: api.imports.compare.handler(async ({ input: { importId }, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    if (!(await findImport(deps.db, owner, importId))) throw refusal('NOT_FOUND');
    const compare = () => compareStaged(deps.db, owner, importId);
    return importQueue.run(owner.ownerId, compare, undefined, COMPARISONS);
  }),
  commit: api.imports.commit.handler(async ({ input, context }) => {
    const { ownerId } = await signedInOwner(context.deps, context.request);
    return commitImport({ ...context, ownerId }, input);
  }),
  undo: api.imports.undo.handler(({ input, context }) => undoImport(context, input)),
  begin: api.imports.begin.handler(async ({ input, context }) => {
    const { ownerId } = await signedInOwner(context.deps, context.request);
    await enforceLimit(context.deps, `records-import:${ownerId}`, IMPORTS);
    return beginImport(context, input);
  }),
};
