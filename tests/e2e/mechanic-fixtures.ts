import type { Browser, Page } from '@playwright/test';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newLink, type Owner } from '#tests/people.ts';

/** The mechanic's own phone: another browser, signed in nowhere. */
export async function mechanicPhone(browser: Browser, path: string): Promise<Page> {
  const phone = await browser.newContext();
  const page = await phone.newPage();
  await page.goto(path);
  return page;
}

/** A link through which a mechanic may add records, with its car. */
export async function editableLink(owner: Owner) {
  const car = await newCar(owner, { nickname: 'Red Rider' });
  const link = await newLink(owner, car.id, { isEditable: true });
  return { car, link, path: `/mechanic-share?token=${link.token}` };
}

export const picture = async (name = 'photo.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: asBytes(await phonePicture()),
});
