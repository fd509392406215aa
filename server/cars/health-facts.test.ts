import { expect, test } from 'vitest';
import { editing } from '#tests/applied-once.ts';
import { issueDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

test(
  'every answer about a car tells its health, and another car’s problems never count',
  { tags: ['STAT-20', 'HEALTH-01', 'HEALTH-10'] },
  async () => {
    const { id: carId } = await newCar(owner);
    const other = await newCar(owner);
    const log = (description: string, drivingAdvice: 'soon' | 'stop_driving' | 'can_wait', day: string) => {
      const assessment = { ...issueDraft(carId).assessment, drivingAdvice };
      return newIssue(owner, carId, { description, assessment, date: `2026-01-0${day}T12:00:00.000Z` });
    };
    const squeal = await log('Squeal', 'soon', '1');
    const rattle = await log('Rattle', 'can_wait', '2');
    await log('squeal', 'can_wait', '3');
    const smoke = await log('Urgent smoke', 'stop_driving', '4');
    await owner.call('repairs.log', repairDraft(carId, { resolvedIssues: [smoke.id] }));
    await owner.call('repairs.log', repairDraft(carId, { partiallyResolvedIssues: [rattle.id] }));
    const health = {
      open: 3,
      urgent: 0,
      repeatedTitles: 1,
      firstRepeatedTitle: 'squeal',
      firstTitle: 'squeal',
      worst: { id: squeal.id, title: squeal.title, advice: 'soon' },
      isBlank: false,
    };
    const read = await owner.call('cars.read', { carId });
    expect(read.health).toEqual(health);
    const blank = { ...health, open: 0, repeatedTitles: 0, isBlank: true };
    const none = { ...blank, firstRepeatedTitle: null, firstTitle: null, worst: null };
    expect(other.health).toEqual(none);
    const changes = { nickname: { from: read.nickname, to: 'Old' } };
    expect((await owner.call('cars.edit', { ...editing(read), carId, changes })).health).toEqual(health);
    const { cars } = await owner.call('cars.list');
    expect(cars.map((one) => one.health)).toEqual([health, none]);
  },
);
