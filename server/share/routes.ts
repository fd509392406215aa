import { api } from '#server/platform/http/api.ts';
import { limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { logMechanicRepair, logMechanicReply, logMechanicSymptom } from './add-through-link.ts';
import { withdrawRepair, withdrawReply } from './withdraw-record.ts';
import { changeLink, createLink, endLink, markNewsSeen } from './create-link.ts';
import { openLink } from './open-link.ts';
import { listActiveLinks, listNews, withToken } from './store.ts';

export const shareRoutes = {
  list: api.share.list.handler(async ({ context: { deps, request } }) => {
    const links = await listActiveLinks(deps.db, await signedInOwner(deps, request), deps.clock());
    return { links: links.map((link) => withToken(link, deps.secrets.link)) };
  }),
  create: api.share.create.handler(({ input, context }) => createLink(context, input)),
  delete: api.share.delete.handler(({ input, context }) => endLink(context, input)),
  edit: api.share.edit.handler(({ input, context }) => changeLink(context, input)),
  news: api.share.news.handler(async ({ context: { deps, request } }) => ({
    records: await listNews(deps.db, await signedInOwner(deps, request)),
  })),
  markSeen: api.share.markSeen.handler(({ input, context }) => markNewsSeen(context, input)),
  open: api.share.open.handler(async ({ input: { token }, context: { deps, request } }) => {
    await limitLinkRequests(deps, request, 'open', token);
    return openLink(deps, token);
  }),
  logRepair: api.share.logRepair.handler(async ({ input, context: { deps, request } }) => {
    await limitLinkRequests(deps, request, 'write', input.token);
    return logMechanicRepair(deps, input);
  }),
  logSymptom: api.share.logSymptom.handler(async ({ input, context: { deps, request } }) => {
    await limitLinkRequests(deps, request, 'write', input.token);
    return logMechanicSymptom(deps, input);
  }),
  logReply: api.share.logReply.handler(async ({ input, context: { deps, request } }) => {
    await limitLinkRequests(deps, request, 'write', input.token);
    return logMechanicReply(deps, input);
  }),
  withdrawReply: api.share.withdrawReply.handler(async ({ input, context: { deps, request } }) => {
    await limitLinkRequests(deps, request, 'write', input.token);
    return withdrawReply(deps, input);
  }),
  withdrawRepair: api.share.withdrawRepair.handler(async ({ input, context: { deps, request } }) => {
    await limitLinkRequests(deps, request, 'write', input.token);
    return withdrawRepair(deps, input);
  }),
};
