import type { Id } from '#domain/ids.ts';
import type { Media } from '#domain/media/schema.ts';
import { editing } from './applied-once.ts';
import { pdf, phonePicture } from './fixtures/media/samples.ts';
import type { Things } from './noun-case.ts';
import { newCar, newIssue, repairDraft, type Owner } from './people.ts';
import { newThings } from './things.ts';
import { uploadFile } from './upload.ts';
import type { World } from './world.ts';

export type LinkedCar = {
  owner: Owner;
  stranger: Owner;
  /** The car that links are made for is one of them. */
  things: Things;
  otherCarId: Id;
  files: Record<'photo' | 'open' | 'resolved' | 'receipt' | 'loose' | 'elsewhere', Media>;
  /** What no link to the car reaches. */
  outside: { issueIds: Id[]; mediaIds: Id[] };
};

/** A car to be shared that has one of everything and each kind of file, and what is beside it. */
export async function newLinkedCar(world: World): Promise<LinkedCar> {
  const owner = await world.newOwner('Victim');
  const stranger = await world.newOwner('Stranger');
  await owner.call('profile.save', { firstName: 'Victim', lastName: 'Quuxworth', phone: '+37129998877' });
  const things = await newThings(owner);
  const { carId } = things;
  const other = await newCar(owner, { nickname: 'Otherwheels' });
  const picture = await phonePicture();
  const files = {
    photo: await uploadFile(owner, 'car-photo', picture, carId),
    open: await uploadFile(owner, 'issue', picture, carId),
    resolved: await uploadFile(owner, 'issue', picture, carId),
    receipt: await uploadFile(owner, 'receipt', pdf(), carId),
    loose: await uploadFile(owner, 'issue', picture, carId),
    elsewhere: await uploadFile(owner, 'issue', picture, other.id),
  };
  const car = await owner.call('cars.read', { carId });
  await owner.call('cars.edit', {
    ...editing(car),
    carId,
    changes: { photoId: { from: null, to: files.photo.id } },
  });
  await newIssue(owner, carId, { mediaIds: [files.open.id], description: 'With a picture' });
  const done = await newIssue(owner, carId, { mediaIds: [files.resolved.id] });
  await owner.call(
    'repairs.log',
    repairDraft(carId, { resolvedIssues: [done.id], receiptId: files.receipt.id }),
  );
  const elsewhere = await newIssue(owner, other.id, { mediaIds: [files.elsewhere.id] });
  const theirs = await newIssue(stranger, (await newCar(stranger)).id);
  const outside = { issueIds: [elsewhere.id, theirs.id], mediaIds: [files.loose.id, files.elsewhere.id] };
  return { owner, stranger, things, otherCarId: other.id, files, outside };
}
