import { Visitor } from '#tests/client.ts';
import { speak } from '#tests/crawl/furnish.ts';
import { newLink, signUp } from '#tests/people.ts';
import { carViews, garageViews, missingViews, publicViews, type View } from '#tests/views.ts';
import { fillGarage } from '../seed/garage.ts';

export type Person = { cookie: string; views: readonly View[]; isNew: boolean };
export type People = Record<'en' | 'lv', readonly Person[]>;

/** For each language somebody without an account, an owner of a full garage and one with nothing yet. */
export async function furnish(url: string): Promise<People> {
  return { en: await peopleOf(url, 'en'), lv: await peopleOf(url, 'lv') };
}

async function peopleOf(url: string, language: 'en' | 'lv'): Promise<Person[]> {
  const [full, empty] = [await signUp(new Visitor(url), 'Anna'), await signUp(new Visitor(url), 'Jānis')];
  await fillGarage(full, language);
  await speak(full, language);
  await speak(empty, language);
  const { cars } = await full.call('cars.list');
  const carId = cars[0]!.id;
  const { issues } = await full.call('issues.list', { carId });
  const { repairs } = await full.call('repairs.list', { carId });
  const { reminders } = await full.call('reminders.list');
  const { fills } = await full.call('fills.list', { carId });
  const { documents } = await full.call('documents.list', { carId });
  const { token } = await newLink(full, carId, { isEditable: true });
  const things = {
    carId,
    issueId: issues[0]!.id,
    repairId: repairs[0]!.id,
    reminderId: reminders.find(({ documentId }) => documentId === null)!.id,
    documentId: documents[0]!.id,
    fillId: fills[0]!.id,
    token,
  };
  return [
    { cookie: '', views: publicViews, isNew: false },
    { cookie: full.cookie, views: [...garageViews, ...carViews(things), ...missingViews], isNew: false },
    { cookie: empty.cookie, views: garageViews, isNew: true },
  ];
}
