import type { Id } from '#domain/ids.ts';
import { issuePage } from '#server/issues/list-issues.ts';
import { issueFilters } from '#server/issues/table.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase, PageCase } from '#tests/noun-case.ts';
import { issueDraft, mechanicReply, newIssue, newLink } from '#tests/people.ts';
import { uploadPicture } from '#tests/upload.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    issueId: Id;
    recurrenceId: Id;
    replyId: Id;
  }
}

const carId = newId();
const cursor = `2026-01-01T00:00:00.000Z|${carId}`;
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const filtered = Object.keys(issueFilters).map((filter): [string, PageCase] => [
  filter,
  {
    read: issuePage({ carId, [filter]: true, cursor }),
    // Both give the order. By its statistics the database takes the first when the filter keeps most rows.
    index: `issues_(?:newest|${snake(filter)})_index`,
  },
]);

export const issues: NounCase<'issues'> = {
  inputs: {
    list: (mine) => ({ carId: mine.carId, limit: '10', open: 'true' }),
    log: (mine) => issueDraft(mine.carId),
    read: (mine) => ({ carId: mine.carId, issueId: mine.issueId }),
    edit: (mine) => ({
      opId: newId(),
      baseVersion: 1,
      carId: mine.carId,
      issueId: mine.issueId,
      changes: { notes: { from: '', to: 'Mine' } },
    }),
    delete: (mine) => ({ opId: newId(), carId: mine.carId, issueId: mine.issueId }),
  },
  async make(owner, mine) {
    const mediaIds = [await uploadPicture(owner, 'issue', mine.carId)];
    const description = 'Quixotic squeal when braking';
    const issue = await newIssue(owner, mine.carId, { description, mediaIds, mileage: 1200 });
    return { issueId: issue.id };
  },
  secrets: ['Quixotic squeal'],
  news: { log: 'car', edit: 'car', delete: 'car' },
  forgets: 'issues.delete',
  pages: {
    list: {
      first: { read: issuePage({ carId }), index: 'issues_newest_index' },
      next: { read: issuePage({ carId, cursor }), index: 'issues_newest_index' },
      ...Object.fromEntries(filtered),
    },
  },
};

export const recurrences: NounCase<'recurrences'> = {
  inputs: {
    add: (mine) => ({
      opId: newId(),
      id: newId(),
      carId: mine.carId,
      issueId: mine.issueId,
      date: '2026-01-05',
      notes: 'Again',
    }),
    delete: (mine) => ({
      opId: newId(),
      carId: mine.carId,
      issueId: mine.issueId,
      recurrenceId: mine.recurrenceId,
    }),
  },
  async make(owner, mine) {
    const recurrence = await owner.call('recurrences.add', {
      opId: newId(),
      id: newId(),
      carId: mine.carId,
      issueId: mine.issueId,
      date: '2026-01-02',
      notes: 'Nocturnal rattle',
    });
    return { recurrenceId: recurrence.id };
  },
  secrets: ['Nocturnal rattle'],
  news: { add: 'car', delete: 'car' },
  forgets: 'recurrences.delete',
  pages: {},
};

export const replies: NounCase<'replies'> = {
  inputs: {
    edit: (mine) => ({
      opId: newId(),
      baseVersion: 2,
      carId: mine.carId,
      issueId: mine.issueId,
      replyId: mine.replyId,
      changes: { ownerReply: { from: 'Under the pier', to: 'Mine' } },
    }),
    delete: (mine) => ({
      opId: newId(),
      carId: mine.carId,
      issueId: mine.issueId,
      replyId: mine.replyId,
    }),
  },
  async make(owner, { carId, issueId }) {
    const { token } = await newLink(owner, carId, { isEditable: true });
    const reply = mechanicReply(token, issueId, { text: 'Bring it to the lighthouse' });
    await owner.call('share.logReply', reply);
    const replied = { ownerReply: { from: '', to: 'Under the pier' } };
    const ids = { carId, issueId, replyId: reply.id };
    await owner.call('replies.edit', { opId: newId(), baseVersion: 1, ...ids, changes: replied });
    // Its answer has the whole problem.
    const changes = { symptoms: { from: null, to: ['It squeals'] } };
    await owner.call('issues.edit', { opId: newId(), baseVersion: 1, carId, issueId, changes });
    return { replyId: reply.id };
  },
  secrets: ['lighthouse', 'Under the pier'],
  news: { edit: 'car', delete: 'car' },
  forgets: 'replies.delete',
  pages: {},
};
