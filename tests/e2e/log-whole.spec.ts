import { makeFilm } from '#tests/film.ts';
import { newCar, newIssue, otherCar } from '#tests/people.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { expect, test } from './fixtures.ts';

test(
  'text, a picture, a video and a time make one problem with a list of symptoms',
  { tag: ['@ENT-21', '@ENT-22', '@ENT-23', '@ENT-24', '@GEN-07', '@GEN-09', '@ROUTE-40'] },
  async ({ page, owner, browser }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    const buffer = await phonePicture();
    const film = await makeFilm(browser, { seconds: 2, container: 'mp4', codec: 'avc' });
    await page.goto('/log-symptom');
    await page.getByLabel('Which car is it?').selectOption(car.id);
    await page.getByLabel('Describe what is happening with the car').fill('The brakes squeal at every stop');
    await page
      .getByLabel('Add images')
      .setInputFiles(['1.jpg', '2.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
    await page
      .getByLabel(/^Add videos/)
      .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: film });
    await page.getByLabel('Now').uncheck();
    await page.getByLabel('Date').fill('2026-03-05');
    await page.getByLabel('Time').fill('10:30');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish symptom log' }).click();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    const { issues } = await owner.call('issues.list', { carId: car.id });
    expect(issues).toHaveLength(1);
    const [issue] = issues;
    expect(await owner.call('issues.read', { carId: car.id, issueId: issue!.id })).toMatchObject({
      description: 'The brakes squeal at every stop',
      date: '2026-03-05T08:30:00.000Z',
      images: [expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.jpg$/)],
      videos: [expect.stringMatching(/\.mp4$/)],
      // Stored, too: the page would read it out of the summary.
      synthesized: ['Squealing when braking'],
    });
    await newIssue(owner, car.id, { description: 'The wipers smear' });
    await page.goto(`/symptom-summary/${car.id}/${issue!.id}`);
    await expect(page.getByText('The brakes squeal at every stop').first()).toBeVisible();
    await expect(page.getByText('Mar 5, 2026, 10:30 AM')).toBeVisible();
    for (const name of ['Show image 1', 'Show image 2', 'Play video 3'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    const symptoms = page.getByRole('heading', { name: 'Symptoms' }).locator('..').getByRole('listitem');
    await expect(symptoms).toHaveText(['Squealing when braking']);
  },
);
