import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import {
  bareAssessment,
  mechanicRepair,
  mechanicSymptom,
  newCar,
  newIssue,
  newLink,
  repairDraft,
} from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let carId: Id;

withOwner();
beforeAll(async () => {
  carId = (await newCar(owner, { licensePlate: 'QZ-9' })).id;
});

const kindsOf = async (text: string) =>
  (await owner.call('search.find', { text })).groups.flatMap(({ kind, records }) => records.map(() => kind));

test('every text of a record is searched and shown', { tags: ['FIND-02', 'FIND-05'] }, async () => {
  const { token } = await newLink(owner, carId, { isEditable: true });
  const assessment = { ...bareAssessment, summary: 'Bandsaw worn' };
  const issue = await newIssue(owner, carId, { description: 'Anvil loose', assessment });
  const notes = { from: issue.notes, to: 'Chisel asked for' };
  await owner.call('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes: { notes } });
  await owner.call(
    'repairs.log',
    repairDraft(carId, {
      title: 'Drill',
      description: 'Eyelet',
      mechanicName: 'Ferrule',
      garageName: 'Gimlet',
    }),
  );
  await owner.call('fills.log', fillDraft(carId, { station: 'Hacksaw', notes: 'Ingot' }));
  await owner.call(
    'documents.add',
    documentDraft(carId, {
      title: 'Jigsaw',
      number: 'Kiln-1',
      company: 'Lathe',
      notes: 'Mallet',
      record: null,
    }),
  );
  await owner.call('reminders.add', reminderDraft(carId, { title: 'Nailgun', notes: 'Oilcan' }));
  const words = {
    issue: 'anvil bandsaw chisel',
    repair: 'drill eyelet ferrule gimlet',
    fill: 'hacksaw ingot',
    document: 'jigsaw kiln lathe mallet',
    reminder: 'nailgun oilcan',
  };
  const each = Object.entries(words).flatMap(([kind, texts]) => texts.split(' ').map((text) => [text, kind]));
  for (const [text, kind] of each) {
    const { groups } = await owner.call('search.find', { text: text! });
    expect([text, groups]).toMatchObject([text, [{ kind, count: 1, records: [{ carId }] }]]);
    const { title, place, excerpt } = groups[0]!.records[0]!;
    expect(`${title} ${place} ${excerpt}`.toLowerCase()).toContain(text);
  }
  const found = async (text: string) => (await owner.call('search.find', { text })).groups[0]?.records;
  expect(await found('jigsaw')).toMatchObject([{ day: '2026-12-31', place: 'Lathe' }]);
  expect(await found('nailgun')).toMatchObject([{ day: '2026-12-01', type: 'oil' }]);
  expect(await found('hacksaw')).toMatchObject([{ day: '2026-01-05', cost: 62.4, currency: 'EUR' }]);
  expect(await found('drill')).toMatchObject([{ day: '2026-03-05', cost: 120.5, currency: 'EUR' }]);
  const names = { mechanicName: 'Plumb', garageName: 'Quoin' };
  await world.visitor().call('share.logSymptom', mechanicSymptom(token, names));
  await world.visitor().call('share.logRepair', mechanicRepair(token, names));
  for (const text of ['plumb', 'quoin']) expect(await kindsOf(text)).toEqual(['issue', 'repair']);
  // Its former text is gone.
  const { repairs } = await owner.call('repairs.list', { carId });
  const drill = repairs.find(({ title }) => title === 'Drill')!;
  const changes = { title: { from: 'Drill', to: 'Rasp' }, garageName: { from: 'Gimlet', to: null } };
  await owner.call('repairs.edit', { ...editing(drill), carId, repairId: drill.id, changes });
  expect([await kindsOf('drill'), await kindsOf('gimlet'), await kindsOf('rasp')]).toEqual([
    [],
    [],
    ['repair'],
  ]);
});

test('the records of a car that was sold are searched, too', { tags: ['FIND-01'] }, async () => {
  const car = await newCar(owner, { nickname: 'Wagon' });
  await newIssue(owner, car.id, { description: 'Vise' });
  await owner.call('repairs.log', repairDraft(car.id, { title: 'Vise' }));
  await owner.call('fills.log', fillDraft(car.id, { station: 'Vise' }));
  await owner.call('documents.add', documentDraft(car.id, { title: 'Vise', record: null }));
  await owner.call('reminders.add', reminderDraft(car.id, { title: 'Vise' }));
  const outOfUse = { reason: 'sold', since: '2026-01-05' } as const;
  await owner.call('cars.edit', {
    opId: newId(),
    carId: car.id,
    baseVersion: car.version,
    changes: { outOfUse: { from: null, to: outOfUse } },
  });
  for (const text of ['vise', 'wagon'])
    expect(await kindsOf(text)).toEqual(['issue', 'repair', 'fill', 'document', 'reminder']);
});
