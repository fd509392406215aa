import { beforeEach, describe, expect, test } from 'vitest';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { OutOfUse } from '#domain/cars/schema.ts';
import { addDays } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { inReadersLanguage } from '#domain/share/rules.ts';
import type { SharedCar } from '#domain/share/schema.ts';
import { METRIC } from '#domain/units/units.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { issueDraft, newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { withWorld, world } from '#tests/set-up.ts';

let owner: Owner;
let carId: Id;

withWorld();
beforeEach(async () => {
  world.setClock();
  owner = await world.newOwner('Zebediah');
  carId = (await newCar(owner)).id;
});

const open = (token: string) => world.visitor().attempt('share.open', { token });
const draft = (changes: Record<string, unknown> = {}) => ({
  opId: newId(),
  id: newId(),
  carId,
  isEditable: false,
  ...changes,
});

describe('opening a link', () => {
  test(
    'works until the second it expires, by the server’s clock (D84)',
    { tags: ['STAT-40', 'STAT-42', 'CALL-60'] },
    async () => {
      const link = await newLink(owner, carId, { hours: 3 });
      const end = Date.parse(link.expiresAt);
      world.setClock(new Date(end - 1000));
      expect((await open(link.token)).body).toMatchObject({
        expiresAt: link.expiresAt,
        now: new Date(end - 1000).toISOString(),
      });
      for (const past of [0, 1000]) {
        world.setClock(new Date(end + past));
        expect(await open(link.token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
      }
    },
  );

  test(
    'shows the open reminders of its car only while its owner allows it, without notes',
    { tags: ['REM-44', 'REM-17', 'REM-31', 'REM-32'] },
    async () => {
      const other = await newCar(owner);
      const add = (id: Id, title: string, dueDate: string) =>
        owner.call('reminders.add', reminderDraft(id, { title, notes: 'Hush', plan: planOf({ dueDate }) }));
      await add(carId, 'Later', '2099-02-01');
      await add(carId, 'Overdue', '2020-02-01');
      await add(other.id, 'Of another car', '2020-02-01');
      const { id: reminderId } = await add(carId, 'Paused', '2020-02-01');
      await owner.call('reminders.pause', { opId: newId(), carId, reminderId, isPaused: true });
      const { id: overId, plan } = await add(carId, 'Over', '2020-03-01');
      const due = { date: plan.dueDate, km: null };
      await owner.call('reminders.done', reminderDone(carId, overId, { due, doneKm: null }));
      const link = await newLink(owner, carId);
      const seen = async () => (await open(link.token)).body as SharedCar;
      expect((await seen()).due).toBeNull();
      const change = (showsDue: boolean) =>
        owner.call('share.edit', { opId: newId(), linkId: link.id, showsDue });
      expect(await change(true)).toMatchObject({ showsDue: true, isEditable: link.isEditable });
      const shown = await seen();
      expect(shown.due).toMatchObject([
        { title: 'Overdue', dueDate: '2020-02-01', state: 'overdue', progress: expect.any(Number) },
        { title: 'Later', dueDate: '2099-02-01', state: 'ok', progress: 0 },
      ]);
      const told =
        'title dueDate dueKm isKmEstimated state reason daysLeft kmLeft date isEstimated progress isPaper isSnoozed';
      expect(Object.keys(shown.due![0]!).toSorted()).toEqual(told.split(' ').toSorted());
      expect(JSON.stringify(shown)).not.toMatch(/Hush|another car|Paused|Over"/);
      await change(false);
      expect((await seen()).due).toBeNull();
      const made = await owner.call('share.create', draft({ showsDue: true }));
      const dueNow = async () => ((await open(made.token)).body as SharedCar).due;
      expect(await dueNow()).toHaveLength(2);
      const edit = async (from: OutOfUse | null, to: OutOfUse | null) => {
        const car = await owner.call('cars.read', { carId });
        await owner.call('cars.edit', { ...editing(car), carId, changes: { outOfUse: { from, to } } });
      };
      const laidUp: OutOfUse = { reason: 'laid_up', since: '2026-01-05' };
      await edit(null, laidUp);
      expect(await dueNow()).toEqual([]);
      await edit(laidUp, null);
      expect(await dueNow()).toHaveLength(2);
    },
  );

  test('what is due is told for the day where the owner is', { tags: ['REM-16', 'REM-44'] }, async () => {
    await owner.call('notices.setZone', { opId: newId(), zone: 'Pacific/Auckland' });
    const today = new Date().toISOString().slice(0, 10);
    const plan = planOf({ dueDate: addDays(today, 1) });
    await owner.call('reminders.add', reminderDraft(carId, { plan }));
    const { token } = await owner.call('share.create', draft({ showsDue: true }));
    // At 1:30 in the morning of the next day there.
    world.setClock(new Date(`${today}T12:30:00Z`));
    expect(((await open(token)).body as SharedCar).due).toMatchObject([{ state: 'due', daysLeft: 0 }]);
  });

  test(
    'shows the car with its whole VIN and its open problems, newest first',
    { tags: ['ROLE-09', 'SHARE-04', 'SHARE-06', 'STAT-20'] },
    async () => {
      const car = await newCar(owner, {
        vin: 'YV1SW61R012345678',
        mileage: 1,
        engineType: 'D5',
        licensePlate: 'AB-1',
      });
      const at = (day: number) => ({ date: `2026-01-0${day}T10:00:00.000Z` });
      const [one, two, three, four] = [
        await newIssue(owner, car.id, at(1)),
        await newIssue(owner, car.id, at(3)),
        await newIssue(owner, car.id, at(2)),
        await newIssue(owner, car.id, at(4)),
      ];
      await owner.call('issues.edit', {
        ...editing(four),
        carId: car.id,
        issueId: four.id,
        changes: { status: { from: 'new', to: 'processing' } },
      });
      await newIssue(owner, carId);
      await owner.call(
        'repairs.log',
        repairDraft(car.id, { resolvedIssues: [three.id], partiallyResolvedIssues: [one.id] }),
      );
      const link = await owner.call('share.create', draft({ carId: car.id, issueId: two.id }));
      const shown = (await open(link.token)).body as {
        car: object;
        issues: { id: Id; status: string }[];
        issueId: Id;
      };
      const { brand, model, year, nickname, vin, licensePlate, mileage, transmission, fuelType, engineType } =
        car;
      expect(shown.car).toEqual({
        ...METRIC,
        brand,
        model,
        year,
        nickname,
        vin,
        licensePlate,
        mileage,
        transmission,
        fuelType,
        engineType,
        photo: null,
      });
      expect(shown.issues.map(({ id, status }) => [id, status])).toEqual([
        [four.id, 'processing'],
        [two.id, 'new'],
        [one.id, 'partially_resolved'],
      ]);
      expect(shown.issueId).toBe(two.id);
      await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId: two.id });
      expect((await open(link.token)).body).toMatchObject({
        issueId: null,
        issues: [{ id: four.id }, { id: one.id }],
      });
    },
  );

  test('a danger that an answer told is in sight, with the answer', { tags: ['ROLE-09'] }, async () => {
    const issue = await newIssue(owner, carId, {
      description: 'Lamp is on',
      aiAnswers: ['Red, says Gundega', ''],
      assessment: {
        ...issueDraft(carId).assessment,
        drivingAdvice: 'stop_driving',
        drivingAdviceReason: 'The brakes may fail.',
      },
    });
    const { body } = await open((await newLink(owner, carId)).token);
    const shown = (body as SharedCar).issues.find(({ id }) => id === issue.id);
    expect(shown).toMatchObject({
      drivingAdvice: 'stop_driving',
      drivingAdviceReason: 'The brakes may fail.',
      asked: [{ question: 'When did it start?', answer: 'Red, says Gundega' }],
    });
  });

  test('has what the engine told in both languages', { tags: ['SHARE-14'] }, async () => {
    const description = 'The brakes squeal when I stop';
    const { assessment } = issueDraft(carId);
    const { summary, drivingAdviceReason, questions } = assessOffline({ description, language: 'en' });
    await newIssue(owner, carId, {
      description,
      aiQuestions: questions,
      aiAnswers: questions.map(() => 'Yes'),
      assessment: { ...assessment, summary, drivingAdviceReason },
    });
    const { body } = await open((await newLink(owner, carId)).token);
    const latvian = assessOffline({ description, language: 'lv' });
    const shown = (language: 'en' | 'lv') => inReadersLanguage(body as SharedCar, language).issues[0];
    expect(shown('en')).toMatchObject({ aiSummary: summary, drivingAdviceReason });
    expect(shown('lv')).toMatchObject({
      aiSummary: latvian.summary,
      drivingAdviceReason: latvian.drivingAdviceReason,
      asked: latvian.questions.map((question) => ({ question, answer: 'Jā' })),
    });
  });

  test('the raw answer holds no owner, cost, notes or other car (D83), and is not cached', async () => {
    await owner.call('profile.save', { firstName: 'Zebediah', lastName: 'Quuxworth', phone: '+37129998877' });
    await newCar(owner, { nickname: 'Otherwheels' });
    const mediaId = newId();
    await owner.send('PUT', `/api/media/${mediaId}?purpose=issue&carId=${carId}`, {
      body: asBytes(await phonePicture()),
    });
    const issue = await newIssue(owner, carId, {
      mediaIds: [mediaId],
    });
    await owner.call('issues.edit', {
      ...editing(issue),
      carId,
      issueId: issue.id,
      changes: { notes: { from: '', to: 'Between us: hush-hush' } },
    });
    const repair = await owner.call(
      'repairs.log',
      repairDraft(carId, { cost: 98.76, description: 'Cheap parts', partiallyResolvedIssues: [issue.id] }),
    );
    const link = await newLink(owner, carId);
    const response = await fetch(`${world.baseUrl}/api/shared?token=${link.token}`);
    const raw = await response.text();
    expect(raw).toContain('The brakes squeal');
    const secrets = [
      'Zebediah',
      'Quuxworth',
      '29998877',
      owner.email,
      owner.id,
      'Otherwheels',
      'hush-hush',
      '98.76',
      '9876',
      'Cheap',
      repair.id,
    ];
    for (const secret of secrets) expect(raw).not.toContain(secret);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toBeNull();
    const [picture] = (JSON.parse(raw) as { issues: { images: string[] }[] }).issues[0]!.images;
    expect(picture).toMatch(/\?token=/);
    expect((await world.visitor().send('GET', picture!)).status).toBe(200);
    expect((await world.visitor().send('GET', picture!.split('?')[0]!)).status).toBe(401);
  });
});
