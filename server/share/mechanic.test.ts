import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Media } from '#domain/media/schema.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import {
  mechanicRepair,
  mechanicReply,
  mechanicSymptom,
  newCar,
  newIssue,
  newLink,
  repairDraft,
} from '#tests/people.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { owner, withNewOwners, world } from '#tests/set-up.ts';

let carId: Id;
let link: ShareLink;

withNewOwners();
beforeEach(async () => {
  world.setClock();
  // The first car is the selected one; the link is for another.
  await newCar(owner);
  carId = (await newCar(owner)).id;
  link = await newLink(owner, carId, { isEditable: true });
});
const mechanic = () => world.visitor();
const brought = async (purpose = 'issue') => {
  const path = `/api/media/${newId()}?purpose=${purpose}&token=${link.token}`;
  const { status, body } = await mechanic().send('PUT', path, { body: asBytes(await phonePicture()) });
  expect(status).toBe(200);
  return body as Media;
};
const readIssue = (issueId: Id) => owner.call('issues.read', { carId, issueId });
const readRepair = async (repairId: Id) => await owner.call('repairs.read', { carId, repairId });
describe('a repair through a link', () => {
  test(
    'is stored as the mechanic said it, with who and when',
    { tags: ['STAT-43', 'ENT-42', 'ENT-47', 'ENT-48', 'ENT-58', 'CALL-59'] },
    async () => {
      const receipt = await brought('receipt');
      const [whole, part] = [await newIssue(owner, carId), await newIssue(owner, carId)];
      const said = { mileage: 125_600, resolvedIssues: [whole.id], partiallyResolvedIssues: [part.id] };
      const input = mechanicRepair(link.token, { receiptImage: receipt.id, ...said });
      const now = new Date();
      world.setClock(now);
      expect(await mechanic().call('share.logRepair', input)).toEqual({ id: input.id });
      world.setClock();
      const repair = await readRepair(input.id);
      expect(repair).toMatchObject({
        title: 'Brake fluid changed',
        date: '2026-03-06',
        cost: 45.5,
        currency: 'USD',
        description: input.description,
        mechanicName: 'Juris Ozols',
        garageName: 'Ozols Auto',
        receiptId: receipt.id,
        addedByMechanic: true,
        mechanicAddedDate: now.toISOString(),
        ...said,
      });
      expect((await owner.send('GET', repair.receiptUrl!)).status).toBe(200);
      expect((await owner.call('cars.read', { carId })).mileage).toBe(125_600);
      const seen = await mechanic().attempt('share.open', { token: link.token });
      expect(JSON.stringify(seen.body)).not.toContain('"cost"');
      expect((await mechanic().send('GET', `${receipt.url}?token=${link.token}`)).status).toBe(404);
      const edited = await owner.call('repairs.edit', {
        ...editing(repair),
        carId,
        repairId: repair.id,
        changes: { title: { from: repair.title, to: 'Brakes' } },
      });
      expect(edited).toMatchObject({ addedByMechanic: true, mechanicAddedDate: now.toISOString() });
      expect((await owner.call('repairs.list', { carId })).repairs).toEqual([edited]);
      for (const cost of [null, 0]) {
        const bare = mechanicRepair(link.token, { cost, garageName: null });
        await mechanic().call('share.logRepair', bare);
        expect(await readRepair(bare.id)).toMatchObject({ cost, garageName: null, receiptId: null });
      }
    },
  );

  test('the currency of the newest record is proposed, and stands where none is said', async () => {
    const car = await newCar(owner);
    const { token } = await newLink(owner, car.id, { isEditable: true });
    const proposed = async () => (await mechanic().call('share.open', { token })).currency;
    expect(await proposed()).toBe('USD');
    await owner.call('repairs.log', repairDraft(car.id, { currency: 'SEK', date: '2026-03-01' }));
    await owner.call('fills.log', fillDraft(car.id, { currency: 'GBP', date: '2026-03-05' }));
    expect(await proposed()).toBe('GBP');
    const unsaid = mechanicRepair(token, { date: '2026-03-07' });
    const said = mechanicRepair(token, { date: '2026-03-08', currency: 'JPY', cost: 900 });
    for (const one of [unsaid, said]) await mechanic().call('share.logRepair', one);
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(repairs.map(({ currency }) => currency)).toEqual(['JPY', 'GBP', 'SEK']);
  });

  test(
    'sets the issues it solved; only the offered ones of this car are kept (D86)',
    { tags: ['ENT-29', 'ENT-45', 'ENT-46', 'LINK-01', 'LINK-02', 'LINK-03', 'LINK-04'] },
    async () => {
      const [done, half, both] = [
        await newIssue(owner, carId),
        await newIssue(owner, carId),
        await newIssue(owner, carId),
      ];
      const inProgress = await newIssue(owner, carId);
      await owner.call('issues.edit', {
        ...editing(inProgress),
        carId,
        issueId: inProgress.id,
        changes: { status: { from: 'new', to: 'processing' } },
      });
      const resolved = await newIssue(owner, carId);
      await owner.call('repairs.log', repairDraft(carId, { resolvedIssues: [resolved.id] }));
      const elsewhere = await newIssue(owner, (await newCar(owner)).id);
      const stranger = await world.newOwner();
      const theirs = await newIssue(stranger, (await newCar(stranger)).id);
      const input = mechanicRepair(link.token, {
        resolvedIssues: [done.id, both.id, inProgress.id, resolved.id, elsewhere.id, theirs.id, newId()],
        partiallyResolvedIssues: [half.id, both.id, elsewhere.id],
      });
      expect(await mechanic().call('share.logRepair', input)).toEqual({ id: input.id });
      const of = async (id: Id) => {
        const { status, resolvedBy } = await readIssue(id);
        return [status, resolvedBy];
      };
      expect(await of(done.id)).toEqual(['resolved', input.id]);
      expect(await of(both.id)).toEqual(['resolved', input.id]);
      expect(await of(half.id)).toEqual(['partially_resolved', input.id]);
      expect(await of(inProgress.id)).toEqual(['processing', null]);
      expect((await of(resolved.id))[1]).not.toBe(input.id);
      const repair = await readRepair(input.id);
      expect([repair.resolvedIssues.toSorted(), repair.partiallyResolvedIssues]).toEqual([
        [done.id, both.id].toSorted(),
        [half.id],
      ]);
      // The owner deletes it: every issue that it resolved is open again.
      await owner.call('repairs.delete', { opId: newId(), carId, repairId: input.id });
      expect(await of(done.id)).toEqual(['new', null]);
      expect(await of(half.id)).toEqual(['new', null]);
    },
  );
});

test('what is added through a link arrives until the second it expires (D84)', async () => {
  const { id: issueId } = await newIssue(owner, carId);
  const { token } = link;
  const added = async () => [
    await mechanic().call('share.logRepair', mechanicRepair(token)),
    await mechanic().call('share.logSymptom', mechanicSymptom(token)),
    await mechanic().call('share.logReply', mechanicReply(token, issueId)),
  ];
  world.setClock(new Date(Date.parse(link.expiresAt) - 1000));
  expect(await added()).not.toContain(null);
  world.setClock(new Date(link.expiresAt));
  expect(await added()).toEqual([null, null, null]);
  world.setClock();
  expect((await owner.call('repairs.list', { carId })).repairs).toHaveLength(1);
});

describe('a symptom through a link', () => {
  test(
    'starts as new with its pictures, its mechanic and a note',
    { tags: ['STAT-06', 'STAT-07', 'STAT-08', 'STAT-44', 'ENT-23', 'ENT-31', 'ENT-59', 'CALL-59'] },
    async () => {
      const pictures = [await brought(), await brought(), await brought()];
      const input = mechanicSymptom(link.token, { images: pictures.map(({ id }) => id) });
      expect(Object.keys(input).toSorted()).toEqual(
        'date description garageName id images mechanicName opId title token'.split(' '),
      );
      expect(await mechanic().call('share.logSymptom', input)).toEqual({ id: input.id });
      expect(await readIssue(input.id)).toMatchObject({
        title: input.title,
        description: input.description,
        date: input.date,
        status: 'new',
        mechanicName: 'Juris Ozols',
        garageName: 'Ozols Auto',
        source: null,
        aiSummary: '',
        notes: 'Added by mechanic Juris Ozols (Ozols Auto) via the mechanic link',
        images: pictures.map(({ url }) => url),
      });
      const seen = (await mechanic().attempt('share.open', { token: link.token })).body as {
        issues: { id: Id; images: string[] }[];
      };
      expect(seen.issues.map(({ id }) => id)).toEqual([input.id]);
      expect((await mechanic().send('GET', seen.issues[0]!.images[0]!)).status).toBe(200);
      expect(JSON.stringify(seen)).not.toContain('via the mechanic link');
    },
  );

  test(
    'the note is in the owner’s language and counts as a problem of the car like any other',
    { tags: ['ENT-20', 'ENT-31', 'STAT-07', 'STAT-08'] },
    async () => {
      const title = 'URGENT: no brakes, and this title of a mechanic is longer than fifty characters';
      await owner.call('settings.edit', {
        ...editing(await owner.call('settings.read')),
        changes: { language: { from: 'en', to: 'lv' } },
      });
      const input = mechanicSymptom(link.token, { garageName: null, title });
      await mechanic().call('share.logSymptom', input);
      expect(await readIssue(input.id)).toMatchObject({
        title,
        mechanicName: 'Juris Ozols',
        garageName: null,
        notes: 'Pievienoja mehāniķis Juris Ozols, izmantojot kopīgošanas saiti',
      });
      expect((await owner.call('cars.read', { carId })).health).toMatchObject({ open: 1, urgent: 1 });
      const { issues } = await owner.call('issues.list', { carId });
      expect(issues).toMatchObject([{ id: input.id, mechanicName: 'Juris Ozols' }]);
      const own = await newIssue(owner, carId);
      expect(own).toMatchObject({ mechanicName: null, garageName: null });
    },
  );
});

describe.each([
  ['share.logRepair', mechanicRepair],
  ['share.logSymptom', mechanicSymptom],
] as const)('%s', (procedure, draft) => {
  test('reports invalid fields', async () => {
    const say = async (changes: Record<string, unknown>) =>
      faults(await mechanic().attempt(procedure, { ...draft(link.token), ...changes }));
    // Empty and blank values are treated alike.
    for (const typed of ['', ' ', '\n\t']) {
      expect(await say({ title: typed })).toEqual(['title: Title is required']);
      expect(await say({ description: typed })).toEqual(['description: Description is required']);
      expect(await say({ mechanicName: typed })).toEqual(['mechanicName: Your name is required']);
    }
    expect(await say({ date: '' })).toContain('date: Date is required');
    if (procedure === 'share.logRepair') {
      for (const cost of [-1, '12', 0.0001])
        expect(await say({ cost })).toEqual(['cost: Please enter a valid amount']);
      expect(await say({ cost: 1e12 })).toEqual(['cost: The amount is too large. At most {n} can be saved.']);
      expect(await say({ receiptImage: [newId(), newId()] })).toHaveLength(1);
    } else {
      const later = new Date(Date.now() + 48 * 3_600_000).toISOString();
      expect(await say({ date: later })).toEqual(['date: The time cannot be in the future']);
      const images = Array.from({ length: 4 }, newId);
      expect(await say({ images })).toEqual(['images: Up to 3 images']);
    }
  });
});
