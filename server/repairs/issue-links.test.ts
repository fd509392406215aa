import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let a: Id;
let b: Id;
let c: Id;

withCar();
beforeEach(async () => {
  a = (await newIssue(owner, carId)).id;
  b = (await newIssue(owner, carId)).id;
  c = (await newIssue(owner, carId)).id;
});

const read = (issueId: Id) => owner.call('issues.read', { carId, issueId });
const log = (resolvedIssues: Id[], partiallyResolvedIssues: Id[] = []) =>
  owner.call('repairs.log', repairDraft(carId, { resolvedIssues, partiallyResolvedIssues }));
const editOf = (repair: Repair, changes: Record<string, unknown>) => ({
  ...editing(repair),
  carId,
  repairId: repair.id,
  changes,
});
const edit = (repair: Repair, changes: Record<string, unknown>) =>
  owner.call('repairs.edit', editOf(repair, changes));
const relink = (repair: Repair, resolved: Id[], partially: Id[] = []) =>
  edit(repair, {
    resolvedIssues: { from: repair.resolvedIssues, to: resolved },
    partiallyResolvedIssues: { from: repair.partiallyResolvedIssues, to: partially },
  });
const remove = (repairId: Id) => owner.call('repairs.delete', { opId: newId(), carId, repairId });
const byHand = async (issueId: Id, to: 'new' | 'processing' | 'resolved') => {
  const issue = await read(issueId);
  const changes = { status: { from: issue.status, to } };
  return owner.call('issues.edit', { ...editing(issue), carId, issueId, changes });
};
/** 'status owner' of each issue. */
const state = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries({ a, b, c }).map(async ([name, id]) => {
        const { status, resolvedBy, resolvedAt } = await read(id);
        expect(resolvedAt !== null).toBe(status === 'resolved');
        return [name, resolvedBy === null ? status : `${status} ${resolvedBy}`] as const;
      }),
    ),
  );
const solvingTwo = ({ id }: Repair) => ({ a: `resolved ${id}`, b: `partially_resolved ${id}`, c: 'new' });

describe('a repair and the issues it resolves', () => {
  test(
    'logging it sets them and links them',
    { tags: ['LINK-01', 'LINK-02', 'LINK-03', 'LINK-04', 'ENT-29', 'ENT-45', 'ENT-46'] },
    async () => {
      const repair = await log([a], [b]);
      expect(await state()).toEqual(solvingTwo(repair));
      const stored = async ({ id: repairId }: Repair) =>
        await owner.call('repairs.read', { carId, repairId });
      expect(repair).toMatchObject({ resolvedIssues: [a], partiallyResolvedIssues: [b] });
      expect(await stored(repair)).toEqual(repair);
      const none = await log([]);
      expect(none).toMatchObject({ resolvedIssues: [], partiallyResolvedIssues: [] });
      const eachIs = (linked: string) => ({ a: linked, b: linked, c: linked });
      const whole = await log([a, b, c]);
      expect(await state()).toEqual(eachIs(`resolved ${whole.id}`));
      const part = await log([], [a, b, c]);
      expect(await state()).toEqual(eachIs(`partially_resolved ${part.id}`));
      const all = [a, b, c].toSorted();
      const { resolvedIssues } = await stored(whole);
      const { partiallyResolvedIssues } = await stored(part);
      expect([resolvedIssues.toSorted(), partiallyResolvedIssues.toSorted()]).toEqual([all, all]);
    },
  );

  test(
    'changing it resets what it drops and sets what it lists',
    { tags: ['LINK-05', 'LINK-06', 'ENT-29', 'ENT-45', 'ENT-46'] },
    async () => {
      const repair = await log([a, c], [b]);
      const swapped = await relink(repair, [b], [a]);
      expect(await state()).toEqual({
        a: `partially_resolved ${repair.id}`,
        b: `resolved ${repair.id}`,
        c: 'new',
      });
      expect(swapped).toMatchObject({ resolvedIssues: [b], partiallyResolvedIssues: [a] });
      const other = await log([c]);
      const renamed = await edit(swapped, { title: { from: swapped.title, to: 'Discs' } });
      const taken = { c: `resolved ${other.id}` };
      expect(await state()).toEqual({
        a: `partially_resolved ${repair.id}`,
        b: `resolved ${repair.id}`,
        ...taken,
      });
      await relink(renamed, []);
      expect(await state()).toEqual({ a: 'new', b: 'new', ...taken });
    },
  );

  test('deleting it sets them back to new without a link', { tags: ['LINK-07', 'LINK-08'] }, async () => {
    const repair = await log([a], [b]);
    await byHand(c, 'processing');
    await remove(repair.id);
    expect(await state()).toEqual({ a: 'new', b: 'new', c: 'processing' });
    const [first, second] = [await log([a]), await log([b])];
    await remove(first.id);
    expect(await state()).toEqual({ a: 'new', b: `resolved ${second.id}`, c: 'processing' });
  });

  test('links only existing problems of this car; a deleted or foreign one is ignored and unchanged', async () => {
    const other = await newIssue(owner, (await newCar(owner)).id);
    const stranger = await world.newOwner();
    const strange = await newIssue(stranger, (await newCar(stranger)).id);
    const gone = (await newIssue(owner, carId)).id;
    await owner.call('issues.delete', { opId: newId(), carId, issueId: gone });
    const notThere = [gone, other.id, strange.id, newId()];
    const repair = await log([a, ...notThere.slice(0, 2)], [b, ...notThere.slice(2)]);
    expect(repair).toMatchObject({ resolvedIssues: [a], partiallyResolvedIssues: [b] });
    expect(await state()).toEqual(solvingTwo(repair));
    const edited = await relink(repair, [c, ...notThere]);
    expect(edited).toMatchObject({ resolvedIssues: [c], partiallyResolvedIssues: [] });
    expect(await state()).toEqual({ a: 'new', b: 'new', c: `resolved ${repair.id}` });
    expect((await owner.call('repairs.list', { carId })).repairs).toEqual([edited]);
    expect(await owner.call('issues.read', { carId: other.carId, issueId: other.id })).toEqual(other);
    expect(await stranger.call('issues.read', { carId: strange.carId, issueId: strange.id })).toEqual(
      strange,
    );
  });
});

describe('manual changes and other repairs', () => {
  test('a status set by hand leaves the repair, which then no longer lists the problem (D64)', async () => {
    const repair = await log([a], [b]);
    await byHand(a, 'processing');
    await byHand(b, 'resolved');
    expect(await state()).toEqual({ a: 'processing', b: 'resolved', c: 'new' });
    const after = await owner.call('repairs.read', { carId, repairId: repair.id });
    expect(after).toMatchObject({ resolvedIssues: [], partiallyResolvedIssues: [] });
    await edit(after, { title: { from: repair.title, to: 'Discs' }, resolvedIssues: { from: [], to: [c] } });
    expect(await state()).toEqual({ a: 'processing', b: 'resolved', c: `resolved ${repair.id}` });
    await remove(repair.id);
    expect(await state()).toEqual({ a: 'processing', b: 'resolved', c: 'new' });
  });

  test('an edit of the repair from before the manual change is a conflict', async () => {
    const repair = await log([a]);
    await byHand(a, 'new');
    const changes = { resolvedIssues: { from: [a], to: [a, b] } };
    const stale = await owner.attempt('repairs.edit', editOf(repair, changes));
    expect(stale.body).toMatchObject({
      code: 'CONFLICT',
      data: { clashes: [{ field: 'resolvedIssues', mine: [a, b], theirs: [] }] },
    });
    expect(await state()).toEqual({ a: 'new', b: 'new', c: 'new' });
  });

  test('saves two concurrent repairs of one issue, one of which owns it', async () => {
    const repairs = await Promise.all([log([a, b]), log([b, a])]);
    const { a: ofA, b: ofB } = await state();
    expect(ofB).toBe(ofA);
    expect(repairs.map(({ id }) => `resolved ${id}`)).toContain(ofA);
  });
});
