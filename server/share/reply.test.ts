import { beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { binned, restored } from '#tests/binned.ts';
import {
  mechanicRepair,
  mechanicReply,
  mechanicSymptom,
  newCar,
  newIssue,
  newLink,
  repairDraft,
} from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let link: ShareLink;
let issueId: string;

withCar();
beforeEach(async () => {
  link = await newLink(owner, carId, { isEditable: true });
  issueId = (await newIssue(owner, carId, { description: 'Squeal when braking' })).id;
});

const mechanic = () => world.visitor();
const answers = async () => (await owner.call('issues.read', { carId, issueId })).replies;

test(
  'an answer stands on its problem with name and price, is news until it is seen, and goes when it is deleted',
  { tags: ['SHARE-15', 'SHARE-16'] },
  async () => {
    const { token, opId: _op, issueId: _issue, ...said } = mechanicReply(link.token, issueId);
    const sent = { token, opId: newId(), issueId, ...said };
    expect(await mechanic().call('share.logReply', sent)).toEqual({ id: said.id });
    expect(await mechanic().call('share.logReply', sent)).toEqual({ id: said.id });
    const shown = { ...said, ownerReply: '', version: 1, createdAt: expect.any(String) };
    expect(await answers()).toEqual([shown]);
    const sentBy = async (by: string) =>
      (await mechanic().call('share.open', { token: by })).issues[0]!.replies;
    expect(await sentBy(token)).toEqual([shown]);
    expect(await sentBy((await newLink(owner, carId)).token)).toEqual([]);
    const { records } = await owner.call('share.news');
    const about = { kind: 'reply', id: said.id, carId, issueId, mechanicName: 'Juris Ozols' };
    const { text, cost, currency } = said;
    expect(records).toMatchObject([
      { ...about, title: 'Squeal when braking', said: { text, cost, currency } },
    ]);
    await owner.call('share.markSeen', { opId: newId(), ids: [said.id] });
    expect((await owner.call('share.news')).records).toEqual([]);
    const used = (await owner.call('share.list')).links.find(({ id }) => id === link.id);
    expect(used!.added).toEqual({ issues: 0, repairs: 0, replies: 1 });
    expect(used!.writers).toEqual(['Juris Ozols, Ozols Auto']);
    expect((await owner.call('search.find', { text: 'tuesday' })).groups).toMatchObject([{ kind: 'issue' }]);
    const changes = { notes: { from: '', to: 'Asked Juris' } };
    const { version: baseVersion } = await owner.call('issues.read', { carId, issueId });
    const edited = { opId: newId(), baseVersion, carId, issueId, changes };
    const { replies, ...saved } = await owner.call('issues.edit', edited);
    expect(replies).toHaveLength(1);
    const gone = { opId: newId(), carId, issueId, replyId: said.id };
    expect(await owner.call('replies.delete', gone)).toEqual({ done: true });
    expect(await answers()).toEqual([]);
    // An edit whose answer was lost was done, and tells nothing of what was deleted since.
    expect(await owner.call('issues.edit', edited)).toEqual({ ...saved, replies: [] });
    expect((await owner.attempt('replies.delete', { ...gone, opId: newId() })).status).toBe(404);
  },
);

test(
  'who sent it withdraws it by the link that it was sent by, and nobody else who has the link',
  { tags: ['SHARE-18'] },
  async () => {
    const reply = mechanicReply(link.token, issueId);
    await mechanic().call('share.logReply', reply);
    const withdraw = (token: string, opId = newId(), sentAs = reply.opId) =>
      mechanic().attempt('share.withdrawReply', { opId, token, id: reply.id, sentAs });
    expect((await withdraw((await newLink(owner, carId, { isEditable: true })).token)).status).toBe(404);
    expect((await withdraw((await newLink(owner, carId)).token)).body).toBeNull();
    // Another browser with the link: a guess, an operation of its own, and one of its own with the same id.
    const [another, found] = [
      mechanicReply(link.token, issueId),
      mechanicSymptom(link.token, { id: reply.id }),
    ];
    await mechanic().call('share.logReply', another);
    await mechanic().attempt('share.logSymptom', found);
    for (const guess of [newId(), another.opId, found.opId])
      expect((await withdraw(link.token, newId(), guess)).status).toBe(404);
    const asRepair = { opId: newId(), token: link.token, id: reply.id, sentAs: reply.opId };
    expect((await mechanic().attempt('share.withdrawRepair', asRepair)).status).toBe(404);
    expect(await answers()).toHaveLength(2);
    const opId = newId();
    expect((await withdraw(link.token, opId)).body).toEqual({ done: true });
    expect(await answers()).toMatchObject([{ id: another.id }]);
    // An answer that was lost on the way.
    expect((await withdraw(link.token, opId)).body).toEqual({ done: true });
    expect((await withdraw(link.token)).status).toBe(404);
    const { records } = await owner.call('share.news');
    expect(records.filter(({ kind }) => kind === 'reply')).toMatchObject([
      { id: reply.id, issueId, title: 'Squeal when braking', said: { text: reply.text }, isWithdrawn: true },
      { id: another.id, isWithdrawn: false },
    ]);
    const unseen = async () =>
      (await owner.call('share.news')).records.filter(({ kind }) => kind === 'reply');
    const seen = { ids: [reply.id, another.id] };
    // A page that does not know yet that it was withdrawn.
    await owner.call('share.markSeen', { opId: newId(), ...seen });
    expect(await unseen()).toMatchObject([{ id: reply.id, isWithdrawn: true }]);
    await owner.call('share.markSeen', { opId: newId(), ...seen, withdrawn: [reply.id] });
    expect(await unseen()).toEqual([]);
    const [entry, ...others] = await binned(owner);
    expect([entry, others]).toMatchObject([{ kind: 'reply', title: reply.text }, []]);
    // What the owner restored is the owner's.
    expect((await restored(owner, entry!)).status).toBe(200);
    expect((await withdraw(link.token)).status).toBe(404);
    await owner.call('share.delete', { opId: newId(), linkId: link.id });
    expect((await withdraw(link.token)).body).toBeNull();
  },
);

test(
  'the link shows a repair of a problem that it answered or that came through it, but no other and no cost',
  { tags: ['SHARE-19'] },
  async () => {
    const shown = async (token: string) => (await mechanic().call('share.open', { token })).recorded;
    await owner.call('repairs.log', repairDraft(carId, { title: 'Exhaust' }));
    await mechanic().call('share.logReply', mechanicReply(link.token, issueId));
    expect(await shown(link.token)).toEqual([]);
    const pads = repairDraft(carId, { title: 'Pads', date: '2026-03-02', resolvedIssues: [issueId] });
    await owner.call('repairs.log', pads);
    const discs = mechanicRepair(link.token, { title: 'Discs', date: '2026-03-01' });
    await mechanic().call('share.logRepair', discs);
    expect(await shown(link.token)).toEqual([
      { id: pads.id, title: 'Pads', date: '2026-03-02', isOwn: false },
      { id: discs.id, title: 'Discs', date: '2026-03-01', isOwn: true },
    ]);
    expect(await shown((await newLink(owner, carId, { isEditable: true })).token)).toEqual([]);
  },
);

test(
  'its mechanic withdraws a repair that the owner has not changed, and what it resolved is open again',
  { tags: ['SHARE-20'] },
  async () => {
    type Sent = { id: string; opId: string };
    const withdraw = (token: string, { id, opId: sentAs }: Sent, opId = newId()) =>
      mechanic().attempt('share.withdrawRepair', { opId, token, id, sentAs });
    const sent = async () => {
      const repair = mechanicRepair(link.token, { mileage: 125_500, resolvedIssues: [issueId] });
      await mechanic().call('share.logRepair', repair);
      return repair;
    };
    const first = await sent();
    const own = repairDraft(carId);
    await owner.call('repairs.log', own);
    const another = await newLink(owner, carId, { isEditable: true });
    expect((await withdraw(another.token, first)).status).toBe(404);
    expect((await withdraw(link.token, { ...first, opId: newId() })).status).toBe(404);
    expect((await withdraw(link.token, own)).status).toBe(404);
    expect((await withdraw((await newLink(owner, carId)).token, first)).body).toBeNull();
    const opId = newId();
    for (const _lostAnswer of [1, 2])
      expect((await withdraw(link.token, first, opId)).body).toEqual({ done: true });
    expect((await withdraw(link.token, first)).status).toBe(404);
    expect((await owner.call('issues.read', { carId, issueId })).status).toBe('new');
    expect((await owner.call('cars.read', { carId })).mileage).not.toBe(125_500);
    const told = { kind: 'repair', id: first.id, title: first.title, said: null, isWithdrawn: true };
    expect((await owner.call('share.news')).records).toMatchObject([told]);
    expect((await (await world.newOwner()).call('share.news')).records).toEqual([]);
    const [entry, ...others] = await binned(owner);
    expect([entry, others]).toMatchObject([{ kind: 'repair', title: first.title }, []]);
    await owner.call('bin.erase', { opId: newId(), binId: entry!.id });
    expect((await owner.call('share.news')).records).toEqual([]);

    const second = await sent();
    const { version: baseVersion } = await owner.call('repairs.read', { carId, repairId: second.id });
    const changes = { title: { from: second.title, to: 'Brake fluid, paid in cash' } };
    await owner.call('repairs.edit', { opId: newId(), baseVersion, carId, repairId: second.id, changes });
    expect((await withdraw(link.token, second)).status).toBe(404);
    expect((await mechanic().call('share.open', { token: link.token })).recorded).toMatchObject([
      { id: second.id, isOwn: false },
    ]);
    await owner.call('share.delete', { opId: newId(), linkId: another.id });
    expect((await withdraw(another.token, second)).body).toBeNull();
  },
);

test('it says something or names a price', { tags: ['SHARE-15'] }, async () => {
  for (const part of [{ text: '' }, { cost: null }, { cost: null, included: '' }])
    expect(await mechanic().call('share.logReply', mechanicReply(link.token, issueId, part))).not.toBeNull();
  for (const [part, field] of [
    [{ text: '  ', cost: null }, 'text'],
    [{ cost: -1 }, 'cost'],
    [{ currency: 'EURO' }, 'currency'],
    [{ mechanicName: '' }, 'mechanicName'],
  ] as const) {
    const { status, body } = await mechanic().attempt(
      'share.logReply',
      mechanicReply(link.token, issueId, part),
    );
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(`"${field}"`)]);
  }
});

test('only a problem that the link shows is answered', { tags: ['SHARE-15'] }, async () => {
  const other = await newIssue(owner, (await newCar(owner)).id);
  const solved = await newIssue(owner, carId);
  await owner.call('repairs.log', repairDraft(carId, { resolvedIssues: [solved.id] }));
  const { issues } = await mechanic().call('share.open', { token: link.token });
  expect(issues.map(({ id }) => id)).toEqual([issueId]);
  for (const id of [other.id, solved.id, newId()])
    expect((await mechanic().attempt('share.logReply', mechanicReply(link.token, id))).status).toBe(404);
});

test(
  "the owner's reply is shown by the link of its answer alone, and a clash with another device is told",
  { tags: ['SHARE-21'] },
  async () => {
    const reply = mechanicReply(link.token, issueId);
    await mechanic().call('share.logReply', reply);
    const edit = (baseVersion: number, from: string, to: string) => {
      const key = { opId: newId(), carId, issueId, replyId: reply.id };
      return owner.attempt('replies.edit', { ...key, baseVersion, changes: { ownerReply: { from, to } } });
    };
    const shown = async (token: string) =>
      (await mechanic().call('share.open', { token })).issues[0]!.replies.map((one) => one.ownerReply);
    expect((await edit(1, '', ' Tuesday is fine ')).body).toEqual({ done: true });
    expect((await edit(1, '', 'Friday')).status).toBe(409);
    expect(await answers()).toMatchObject([{ ownerReply: 'Tuesday is fine', version: 2 }]);
    expect(await shown(link.token)).toEqual(['Tuesday is fine']);
    expect(await shown((await newLink(owner, carId, { isEditable: true })).token)).toEqual([]);
    await owner.call('share.edit', { opId: newId(), linkId: link.id, isEditable: false });
    expect(await shown(link.token)).toEqual(['Tuesday is fine']);
    expect((await owner.call('search.find', { text: 'tuesday is fine' })).groups).toHaveLength(1);
    expect((await edit(1, 'Tuesday is fine', '')).status).toBe(200);
    expect(await shown(link.token)).toEqual(['']);
    expect((await edit(3, '', 'x'.repeat(limits.longText + 1))).status).toBe(400);
  },
);

test(
  'it goes to the trash with its problem and comes back with it',
  { tags: ['SHARE-16', 'SHARE-21'] },
  async () => {
    const { id: replyId, ...reply } = mechanicReply(link.token, issueId);
    await mechanic().call('share.logReply', { ...reply, id: replyId });
    const changes = { ownerReply: { from: '', to: 'Tuesday is fine' } };
    await owner.call('replies.edit', { opId: newId(), baseVersion: 1, carId, issueId, replyId, changes });
    const before = await answers();
    const news = await owner.call('share.news');
    await owner.call('issues.delete', { opId: newId(), carId, issueId });
    const [entry] = await binned(owner);
    expect((await restored(owner, entry!)).status).toBe(200);
    expect(await answers()).toEqual(before);
    expect(await owner.call('share.news')).toEqual(news);
  },
);

test(
  'deleted on its own it waits for its problem, and goes for good with it',
  { tags: ['SHARE-16'] },
  async () => {
    const reply = mechanicReply(link.token, issueId);
    await mechanic().call('share.logReply', reply);
    const before = await answers();
    const removeBoth = async () => {
      await owner.call('replies.delete', { opId: newId(), carId, issueId, replyId: reply.id });
      await owner.call('issues.delete', { opId: newId(), carId, issueId });
      const [issue, answer] = await binned(owner);
      expect(answer).toMatchObject({ kind: 'reply', title: reply.text });
      return { issue: issue!, answer: answer! };
    };
    const first = await removeBoth();
    for (const entry of [first.answer, first.issue]) expect((await restored(owner, entry)).status).toBe(200);
    expect(await answers()).toEqual(before);
    const { issue } = await removeBoth();
    await owner.call('bin.erase', { opId: newId(), binId: issue.id });
    expect(await binned(owner)).toEqual([]);
  },
);
