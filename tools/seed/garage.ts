import { demoGarage, demoReplies } from '#domain/demo/garage.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import { draw, type Scene } from './draw.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The records of the demo with pictures and ids of their own, all through the product's API. */
export async function fillGarage(owner: Visitor): Promise<void> {
  const { version, currency } = await owner.call('settings.read');
  const changes = { currency: { from: currency, to: 'EUR' } };
  await owner.call('settings.edit', { opId: newId(), baseVersion: version, changes });
  const today = new Date().toISOString().slice(0, 10);
  const ids = new Map<string, Id>();
  const fresh = (id: string): Id => {
    if (!ids.has(id)) ids.set(id, newId());
    return ids.get(id)!;
  };
  const start = { today, language: 'en' } as const;
  for (const { procedure, input } of demoGarage(start)) {
    const own = JSON.parse(JSON.stringify(input).replaceAll(uuid, fresh)) as { carId: Id };
    await owner.call(procedure, {
      opId: newId(),
      ...own,
      ...(await picturesOf(owner, procedure, own.carId)),
    });
  }
  for (const { carId, issueId, reply } of demoReplies(start)) {
    const { text, cost, currency, included, mechanicName, garageName } = reply;
    const said = { text, cost, currency, included, mechanicName, garageName };
    const link = { opId: newId(), id: newId(), carId: fresh(carId), isEditable: true };
    const { token } = await owner.call('share.create', link);
    const ids = { opId: newId(), id: newId(), issueId: fresh(issueId) };
    await owner.call('share.logReply', { ...said, ...ids, token });
  }
}

async function picturesOf(owner: Visitor, procedure: string, carId: Id): Promise<object> {
  if (procedure === 'cars.add') return { photoId: await upload(owner, 'car', 'purpose=car-photo') };
  if (procedure === 'issues.log')
    return { mediaIds: [await upload(owner, 'wheel', `purpose=issue&carId=${carId}`)] };
  if (procedure === 'repairs.log')
    return { receiptIds: [await upload(owner, 'receipt', `purpose=receipt&carId=${carId}`)] };
  return {};
}

async function upload(owner: Visitor, scene: Scene, query: string): Promise<Id> {
  const id = newId();
  const picture = await draw(scene, { body: '#1f5f7a', sky: '#dfe7ea' });
  const answer = await owner.send('PUT', `/api/media/${id}?${query}`, {
    body: new Blob([new Uint8Array(picture)]),
    headers: { 'content-type': 'image/jpeg' },
  });
  if (answer.status !== 200) throw new Error(`a picture was not taken: ${JSON.stringify(answer.body)}`);
  return id;
}
