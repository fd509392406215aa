import type { Id } from '#domain/ids.ts';
import type { Media } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';
import { asBytes, png } from './fixtures/media/samples.ts';

export async function uploadFile(owner: Visitor, purpose: string, file: Buffer, carId?: Id): Promise<Media> {
  const query = `purpose=${purpose}${carId ? `&carId=${carId}` : ''}`;
  const { status, body } = await owner.send('PUT', `/api/media/${newId()}?${query}`, { body: asBytes(file) });
  if (status !== 200) throw new Error(`upload answered ${status}`);
  return body as Media;
}

export const upload = async (owner: Visitor, purpose: string, file: Buffer, carId?: Id): Promise<Id> =>
  (await uploadFile(owner, purpose, file, carId)).id;

export const uploadPicture = async (owner: Visitor, purpose: string, carId?: Id): Promise<Id> =>
  upload(owner, purpose, await png(), carId);
