import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { expiryOf } from '#domain/share/rules.ts';
import type { ShareLink, ShareLinkDraft, ShareLinkEdit } from '#domain/share/schema.ts';
import { titleFacts } from '#server/issues/store.ts';
import { carWrite } from '#server/platform/database/car-write.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { recordedWrite, type RequestCaller } from '#server/platform/security/recorded-write.ts';
import {
  editLink,
  insertLink,
  markSeen,
  revokeLink,
  savedLink,
  someSeen,
  withToken,
  type StoredLink,
} from './store.ts';

/** Valid for 24 hours and view-only by default. */
export async function createLink(
  caller: RequestCaller,
  draft: z.output<typeof ShareLinkDraft>,
): Promise<ShareLink> {
  const { id, isEditable, showsDue = false, issueId = null, hours } = draft;
  const secret = caller.deps.secrets.link;
  const read = issueId === null ? sql<null>`null` : titleFacts(issueId);
  const stored = await recordedWrite(caller, 'make-link', (decidedFor) =>
    carWrite(caller, draft, read, ({ scope, stored: issue, now }) => {
      if (issueId !== null && !issue) throw refusal('NOT_FOUND');
      decidedFor(scope.ownerId);
      const link = { id, isEditable, showsDue, issueId, createdAt: now, expiresAt: expiryOf(now, hours) };
      return {
        writes: { saved: insertLink(scope, link, secret) },
        keepsRevision: true,
        answer: savedLink,
        refused: 'ID_TAKEN',
      };
    }),
  );
  return withToken(stored, secret);
}

export async function changeLink(
  caller: RequestCaller,
  edit: z.output<typeof ShareLinkEdit>,
): Promise<ShareLink> {
  const { linkId, isEditable, showsDue, hours } = edit;
  const stored = await recordedWrite(caller, 'change-link', (decidedFor) =>
    ownerWrite<StoredLink>(caller, edit, async ({ owner, now }) => {
      decidedFor(owner.ownerId);
      const changes = {
        ...(isEditable === undefined ? {} : { isEditable }),
        ...(showsDue === undefined ? {} : { showsDue }),
        ...(hours === undefined ? {} : { expiresAt: expiryOf(now, hours) }),
      };
      return {
        writes: { saved: editLink(owner, linkId, changes, now) },
        answer: savedLink,
        refused: 'NOT_FOUND',
      };
    }),
  );
  return withToken(stored, caller.deps.secrets.link);
}

export const markNewsSeen = (
  caller: Caller,
  input: { opId: Id; ids: Id[]; withdrawn: Id[] },
): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner }) => ({
    writes: markSeen(owner, input),
    answer: sql`(select ${DONE} where ${someSeen})`,
    refused: 'NOT_FOUND',
  }));

export const endLink = (caller: RequestCaller, input: { opId: Id; linkId: Id }): Promise<{ done: true }> =>
  recordedWrite(caller, 'revoke-link', (decidedFor) =>
    ownerWrite(caller, input, async ({ owner, now }) => {
      decidedFor(owner.ownerId);
      return {
        writes: { revoked: revokeLink(owner, input.linkId, now) },
        answer: sql`(select ${DONE} from revoked)`,
        refused: 'NOT_FOUND',
      };
    }),
  );
