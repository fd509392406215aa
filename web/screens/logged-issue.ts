import type { Id } from '#domain/ids.ts';
import type { LogFile } from '#domain/issues/log-flow-rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { request } from '#web/platform/api/request.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outboxState } from '#web/platform/outbox/state.ts';

/** Deletes a removed file; the server refuses if a record uses it. */
export const deleteFile = (id: Id): void =>
  void request(`/api/media/${id}`, { method: 'DELETE' }).catch((error: unknown) =>
    console.warn('A removed file could not be deleted yet', error),
  );

export const readIssue = (carId: Id, issueId: Id): Promise<Issue | null> =>
  call('issues.read', { carId, issueId }).catch((error: unknown) => {
    if (isCode(error, 'NOT_FOUND')) return null; // belongs to another car
    throw error;
  });

export const isWaiting = (issueId: Id) => outboxState.get().waiting.has(issueId);

/** Asks the server: another tab may have sent it and received the response. */
export const isStored = (carId: Id, issueId: Id): Promise<boolean> =>
  readIssue(carId, issueId).then(
    (issue) => issue !== null,
    () => false, // unknown: the list of the car will show it
  );

/** Whether a saved issue has the file, or will get it from the outbox. */
export const hasFile = (issue: Issue | null, { id }: LogFile): boolean =>
  issue === null ||
  outboxState.get().files.has(id) ||
  [...issue.images, ...issue.videos, ...issue.documents].some((url) => url.includes(`/${id}/`));
