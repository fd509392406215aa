import type { Id } from '#domain/ids.ts';
import type { LogFile } from '#domain/issues/log-flow-rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { call, request } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outboxState } from '#web/platform/outbox/state.ts';

/** What was taken away lies nowhere any more; a file that something has taken stays. */
export const deleteFile = (id: Id): void =>
  void request(`/api/media/${id}`, { method: 'DELETE' }).catch((error: unknown) =>
    console.warn('A file that was taken away goes later', error),
  );

/** A problem of this car; null when there is none of this id. */
export const readIssue = (carId: Id, issueId: Id): Promise<Issue | null> =>
  call('issues.read', { carId, issueId }).catch((error: unknown) => {
    if (isCode(error, 'NOT_FOUND')) return null; // it is another car's
    throw error;
  });

export const isWaiting = (issueId: Id) => outboxState.get().waiting.has(issueId);

/** Another tab may have sent it, so that its answer went there. */
export const isStored = (carId: Id, issueId: Id): Promise<boolean> =>
  readIssue(carId, issueId).then(
    (issue) => issue !== null,
    () => false, // nobody can say: its car shows it when it is there
  );

/** Whether a saved problem has the file; one that waits here with it will get it. */
export const hasFile = (issue: Issue | null, { id }: LogFile): boolean =>
  issue === null ||
  outboxState.get().files.has(id) ||
  [...issue.images, ...issue.videos].some((url) => url.includes(`/${id}/`));
