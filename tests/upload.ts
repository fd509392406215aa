import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';
import { asBytes, png } from './fixtures/media/samples.ts';

export async function upload(owner: Visitor, purpose: string, body: Buffer, carId?: Id): Promise<Id> {
  const id = newId();
  const query = `purpose=${purpose}${carId ? `&carId=${carId}` : ''}`;
  const { status } = await owner.send('PUT', `/api/media/${id}?${query}`, { body: asBytes(body) });
  if (status !== 200) throw new Error(`upload answered ${status}`);
  return id;
}

export const uploadPicture = async (owner: Visitor, purpose: string, carId?: Id): Promise<Id> =>
  upload(owner, purpose, await png(), carId);
