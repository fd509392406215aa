import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { Answer } from '#tests/client.ts';
import { issueDraft, newCar, newLink, repairDraft } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

withOwner();

const ask = (carId: Id, etag?: string) =>
  owner.send('GET', `/api/cars/${carId}/issues`, { headers: etag ? { 'if-none-match': etag } : {} });

test('an unchanged list is 304 without a body, for its owner only', async () => {
  const { id: carId } = await newCar(owner);
  const fresh = await ask(carId);
  const etag = fresh.headers.get('etag')!;
  expect(fresh.headers.get('cache-control')).toBe('private, no-cache');
  expect(fresh.headers.get('vary')).toBe('cookie');
  const known = await ask(carId, etag);
  expect([known.status, (known.body as Buffer).length, known.headers.get('etag')]).toEqual([304, 0, etag]);
  expect((await ask(carId, `W/${etag}`)).status).toBe(304);
  // The last two are from an older version, whose response may have had another shape.
  const older = [etag.replace(/-\w+"/, '"'), etag.replace(/-\w+"/, '-00000000"')];
  for (const other of ['"999"', '*', 'x', '"-1"', `"${'9'.repeat(30)}"`, ...older]) {
    expect([other, (await ask(carId, other)).status]).toEqual([other, 200]);
  }
  const stranger = await world.newOwner();
  const asStranger = await stranger.send('GET', `/api/cars/${carId}/issues`, {
    headers: { 'if-none-match': etag },
  });
  expect([asStranger.status, asStranger.headers.get('etag')]).toEqual([404, null]);
  const nobody = await world
    .visitor()
    .send('GET', `/api/cars/${carId}/issues`, { headers: { 'if-none-match': etag } });
  expect(nobody.status).toBe(401);
});

test('every write below the car changes the ETag', async () => {
  const { id: carId, version } = await newCar(owner);
  const { id: otherCar } = await newCar(owner);
  const marks = [(await ask(carId)).headers.get('etag')];
  const other = (await ask(otherCar)).headers.get('etag');
  const moved = async (answer: Promise<Answer>) => {
    expect((await answer).status).toBe(200);
    const { status, headers } = await ask(carId, marks.at(-1)!);
    expect(status).toBe(200);
    marks.push(headers.get('etag'));
  };
  const [issueId, recurrenceId, repairId] = [newId(), newId(), newId()];
  const op = { opId: newId(), carId };
  const fresh = () => ({ ...op, opId: newId() });
  await moved(owner.attempt('issues.log', issueDraft(carId, { id: issueId })));
  await moved(
    owner.attempt('issues.edit', {
      ...fresh(),
      issueId,
      baseVersion: 1,
      changes: { notes: { from: '', to: 'x' } },
    }),
  );
  await moved(
    owner.attempt('recurrences.add', { ...fresh(), id: recurrenceId, issueId, date: '2026-01-05' }),
  );
  await moved(owner.attempt('recurrences.delete', { ...fresh(), issueId, recurrenceId }));
  await moved(owner.attempt('repairs.log', repairDraft(carId, { id: repairId, resolvedIssues: [issueId] })));
  await moved(
    owner.attempt('repairs.edit', {
      ...fresh(),
      repairId,
      baseVersion: 1,
      changes: { resolvedIssues: { to: [] } },
    }),
  );
  await moved(owner.attempt('repairs.delete', { ...fresh(), repairId }));
  await moved(owner.attempt('issues.delete', { ...fresh(), issueId }));
  await moved(
    owner.attempt('cars.edit', { ...fresh(), baseVersion: version, changes: { brand: { to: 'Saab' } } }),
  );
  expect(new Set(marks).size).toBe(marks.length);
  await newLink(owner, carId);
  expect((await ask(otherCar)).headers.get('etag')).toBe(other);
});
