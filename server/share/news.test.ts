import { beforeEach, expect, test } from 'vitest';
import type { ShareLink } from '#domain/share/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { mechanicRepair, mechanicSymptom, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let link: ShareLink;

withCar();
beforeEach(async () => {
  link = await newLink(owner, carId, { isEditable: true });
});

const mechanic = () => world.visitor();

test('the owner sees who added what until it was opened', async () => {
  const [repair, symptom] = [mechanicRepair(link.token), mechanicSymptom(link.token)];
  await mechanic().call('share.logRepair', repair);
  await mechanic().call('share.logSymptom', symptom);
  await newIssue(owner, carId);
  const { records } = await owner.call('share.news');
  expect(records).toEqual([
    {
      kind: 'issue',
      id: symptom.id,
      carId,
      issueId: null,
      said: null,
      title: symptom.title,
      mechanicName: 'Juris Ozols',
      addedAt: records[0]!.addedAt,
      isWithdrawn: false,
    },
    {
      kind: 'repair',
      id: repair.id,
      carId,
      issueId: null,
      said: null,
      title: repair.title,
      mechanicName: 'Juris Ozols',
      addedAt: records[1]!.addedAt,
      isWithdrawn: false,
    },
  ]);
  await owner.call('share.markSeen', { opId: newId(), ids: [repair.id, newId()] });
  expect((await owner.call('share.news')).records.map(({ id }) => id)).toEqual([symptom.id]);
  await owner.call('issues.delete', { opId: newId(), carId, issueId: symptom.id });
  expect((await owner.call('share.news')).records).toEqual([]);
});

test('the owner sees in the list of links what came through each, and when it was last opened', async () => {
  await mechanic().call('share.logRepair', mechanicRepair(link.token));
  await mechanic().call('share.logSymptom', mechanicSymptom(link.token));
  await mechanic().call('share.logSymptom', mechanicSymptom(link.token));
  await mechanic().call('share.open', { token: link.token });
  const unopened = await newLink(owner, carId);
  const { links } = await owner.call('share.list');
  expect(links.map(({ id, added }) => [id, added])).toEqual([
    [unopened.id, { issues: 0, repairs: 0, replies: 0 }],
    [link.id, { issues: 2, repairs: 1, replies: 0 }],
  ]);
  expect(links[0]!.lastOpenedAt).toBeNull();
  expect(Date.parse(links[1]!.lastOpenedAt!)).toBeGreaterThan(Date.now() - 60_000);
});

test(
  'the owner changes what a link allows and how long it lives, at once',
  { tags: ['ENT-52', 'ENT-54', 'ENT-55', 'ENT-56', 'ENT-57'] },
  async () => {
    const input = { opId: newId(), linkId: link.id, isEditable: false };
    const changed = await owner.call('share.edit', input);
    expect(changed).toEqual({ ...link, isEditable: false });
    expect((await mechanic().attempt('share.logRepair', mechanicRepair(link.token))).body).toBeNull();
    expect(await owner.call('share.edit', input)).toEqual(changed);
    const longer = await owner.call('share.edit', { opId: newId(), linkId: link.id, hours: 168 });
    expect(longer).toEqual({ ...changed, expiresAt: longer.expiresAt });
    expect(Date.parse(longer.expiresAt)).toBeGreaterThan(Date.now() + 167 * 3_600_000);
    const again = await owner.call('share.edit', { opId: newId(), linkId: link.id, isEditable: true });
    expect(again).toEqual({ ...longer, isEditable: true });
    expect((await owner.call('share.list')).links).toEqual([again]);
    await owner.call('share.delete', { opId: newId(), linkId: link.id });
    const late = await owner.attempt('share.edit', { opId: newId(), linkId: link.id, isEditable: true });
    expect(late.status).toBe(404);
  },
);

test(
  'the owner edits what a mechanic added like an own record, and its mark stays',
  { tags: ['ENT-47'] },
  async () => {
    const input = mechanicRepair(link.token);
    await mechanic().call('share.logRepair', input);
    const repair = await owner.call('repairs.read', { carId, repairId: input.id });
    const edited = await owner.call('repairs.edit', {
      ...editing(repair),
      carId,
      repairId: input.id,
      changes: { cost: { from: 45.5, to: 40 } },
    });
    expect(edited).toMatchObject({ cost: 40, addedByMechanic: true, mechanicName: 'Juris Ozols' });
    const own = await owner.call('repairs.log', repairDraft(carId));
    const { repairs } = await owner.call('repairs.list', { carId });
    expect(new Map(repairs.map(({ id, addedByMechanic }) => [id, addedByMechanic]))).toEqual(
      new Map([
        [input.id, true],
        [own.id, false],
      ]),
    );
  },
);
