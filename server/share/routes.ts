import { api, carScope } from '#server/platform/api.ts';
import { signedInOwner } from '#server/platform/session.ts';
import { createLink, endLink } from './create-link.ts';
import { openLink } from './open-link.ts';
import { listActiveLinks, shownLink } from './store.ts';

export const shareRoutes = {
  list: api.share.list.handler(async ({ context: { deps, request } }) => {
    const links = await listActiveLinks(deps.db, await signedInOwner(deps, request), deps.clock());
    return { links: links.map((link) => shownLink(link, deps.secrets.link)) };
  }),
  create: api.share.create.handler(async ({ input, context }) =>
    createLink(context.deps, await carScope(context, input), input),
  ),
  delete: api.share.delete.handler(async ({ input, context: { deps, request } }) =>
    endLink(deps, await signedInOwner(deps, request), input),
  ),
  open: api.share.open.handler(async ({ input, context: { deps } }) => openLink(deps, input.token)),
};
