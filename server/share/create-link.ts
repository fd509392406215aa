import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { expiryOf } from '#domain/share/rules.ts';
import type { ShareLink, ShareLinkDraft, ShareLinkEdit } from '#domain/share/schema.ts';
import { findIssue } from '#server/issues/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { once } from '#server/platform/database/operations.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { tokenOfLink } from '#server/platform/access/share-token.ts';
import { editLink, insertLink, markSeen, revokeLink, shownLink } from './store.ts';

/** Makes a link that is valid for 24 hours unless told otherwise, view-only unless told otherwise (D77, D78). */
export async function createLink(
  { db, clock, secrets }: Deps,
  scope: CarScope,
  draft: z.output<typeof ShareLinkDraft>,
): Promise<ShareLink> {
  const createdAt = clock();
  // The token is a secret of its own: only the row is kept as the operation's answer.
  const row = await once(db, scope, draft, async (tx) => {
    if (draft.issueId && !(await findIssue(tx, scope, draft.issueId))) throw refusal('NOT_FOUND');
    const { id, isEditable, issueId = null, hours } = draft;
    const link = { id, isEditable, issueId, createdAt, expiresAt: expiryOf(createdAt, hours) };
    const inserted = await insertLink(tx, scope, link, secrets.link);
    if (!inserted) throw refusal('ID_TAKEN');
    const { token: _token, ...kept } = shownLink(inserted, secrets.link);
    return kept;
  });
  return { ...row, token: tokenOfLink(secrets.link, row.id) };
}

/** Changes what a link allows, or how long it lives from now on. */
export async function changeLink(
  { db, clock, secrets }: Deps,
  owner: OwnerScope,
  edit: z.output<typeof ShareLinkEdit>,
): Promise<ShareLink> {
  const now = clock();
  const { linkId, isEditable, hours } = edit;
  const changes = {
    ...(isEditable === undefined ? {} : { isEditable }),
    ...(hours === undefined ? {} : { expiresAt: expiryOf(now, hours) }),
  };
  const row = await once(db, owner, edit, async (tx) => {
    const changed = await editLink(tx, owner, linkId, { changes, now });
    if (!changed) throw refusal('NOT_FOUND');
    const { token: _token, ...kept } = shownLink(changed, secrets.link);
    return kept;
  });
  return { ...row, token: tokenOfLink(secrets.link, row.id) };
}

/** The owner has looked at what mechanics added. */
export async function seeNews(
  { db }: Deps,
  owner: OwnerScope,
  input: { opId: Id; ids: Id[] },
): Promise<{ done: true }> {
  return once(db, owner, input, async (tx) => {
    if ((await markSeen(tx, owner, input.ids)) === 0) throw refusal('NOT_FOUND');
    return { done: true as const };
  });
}

export async function endLink(
  { db, clock }: Deps,
  owner: OwnerScope,
  input: { opId: Id; linkId: Id },
): Promise<{ done: true }> {
  return once(db, owner, input, async (tx) => {
    if (!(await revokeLink(tx, owner, input.linkId, clock()))) throw refusal('NOT_FOUND');
    return { done: true as const };
  });
}
