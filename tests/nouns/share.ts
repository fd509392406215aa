import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { mechanicRepair, mechanicReply, mechanicSymptom, newLink } from '#tests/people.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    linkId: Id;
    token: string;
    sentReplyId: Id;
    sentReplyAs: Id;
    sentRepairId: Id;
    sentRepairAs: Id;
  }
}

export const share: NounCase<'share'> = {
  inputs: {
    list: () => ({}),
    create: ({ carId, issueId }) => ({ opId: newId(), id: newId(), carId, issueId, isEditable: false }),
    delete: ({ linkId }) => ({ opId: newId(), linkId }),
    edit: ({ linkId }) => ({ opId: newId(), linkId, isEditable: true, hours: 72 }),
    news: () => ({}),
    markSeen: ({ repairId, issueId }) => ({ opId: newId(), ids: [repairId, issueId] }),
    open: ({ token }) => ({ token }),
    logRepair: ({ token, issueId }) => mechanicRepair(token, { resolvedIssues: [issueId] }),
    logSymptom: ({ token }) => mechanicSymptom(token),
    logReply: ({ token, issueId }) => mechanicReply(token, issueId),
    withdrawReply: ({ token, sentReplyId: id, sentReplyAs: sentAs }) => ({
      opId: newId(),
      token,
      id,
      sentAs,
    }),
    withdrawRepair: ({ token, sentRepairId: id, sentRepairAs: sentAs }) => ({
      opId: newId(),
      token,
      id,
      sentAs,
    }),
  },
  async make(owner, { carId, issueId }) {
    const { id: linkId, token } = await newLink(owner, carId, { isEditable: true });
    await owner.call('share.logSymptom', mechanicSymptom(token));
    const repair = mechanicRepair(token);
    await owner.call('share.logRepair', repair);
    const reply = mechanicReply(token, issueId);
    await owner.call('share.logReply', reply);
    await owner.call('share.edit', { opId: newId(), linkId, isEditable: false });
    return {
      linkId,
      token,
      sentReplyId: reply.id,
      sentReplyAs: reply.opId,
      sentRepairId: repair.id,
      sentRepairAs: repair.opId,
    };
  },
  secrets: [],
  news: {
    create: 'links',
    delete: 'links',
    edit: 'links',
    markSeen: 'car',
    logReply: 'car',
    withdrawReply: 'car',
    withdrawRepair: 'car',
    logRepair: 'car',
    logSymptom: 'car',
  },
  forgets: null,
  pages: {},
};
