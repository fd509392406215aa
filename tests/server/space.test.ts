import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { watchSpace } from '#server/platform/watch-space.ts';
import { issueDraft, newCar } from '#tests/people.ts';
import { runJob } from '#tests/run-job.ts';
import { mails, withMails, world } from '#tests/set-up.ts';

// Less than an empty database has.
withMails({ OPERATOR_EMAIL: 'operator@example.org', DATABASE_SPACE_MB: '1', LOG_LEVEL: 'silent' });

test('without space small writes and deletes go on, and the operator is told once', async () => {
  const owner = await world.newOwner();
  await world.deps.db.$client.query('update auth_user set email_verified = true where id = $1', [owner.id]);
  await world.deps.space.read();
  expect(await world.visitor().send('GET', '/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', space: 'critical' },
  });
  const car = await newCar(owner);
  const large = issueDraft(car.id, { aiQuestions: ['a', 'b'].map((letter) => letter.repeat(5000)) });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.attempt('issues.log', { ...large, id: newId(), opId: newId() })),
  );
  const taken = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([taken(200), taken(507)]).toEqual([3, 2]);
  await owner.call('cars.delete', { opId: newId(), carId: car.id });

  await runJob(world.deps, watchSpace);
  await runJob(world.deps, watchSpace);
  const told = mails.received.filter(({ to }) => to.includes('operator@example.org'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('The database has 0 MB left')]);
});
