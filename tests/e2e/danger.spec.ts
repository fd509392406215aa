import { editing } from '#tests/applied-once.ts';
import { speak } from '#tests/crawl/furnish.ts';
import { follow } from '#tests/crawl/walk.ts';
import { uploadPicture } from '#tests/upload.ts';
import { issueDraft, newCar, newIssue, newLink } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { brokenCar, expectInSight, inEveryWindow, TITLE, WINDOWS } from './danger-fixtures.ts';
import { expect, test } from './fixtures.ts';

/** The screens that are about one car or its problem, and not a mechanic's. */
const STEPS_ON = ['home', 'car', 'overview', 'problem'];

for (const [advice, words, ...tag] of [
  ['stop_driving', 'Do not drive'],
  ['soon', 'Have it checked soon', '@long'],
] as const)
  test(
    `'${words}' stands in the first window of every screen that shows the car`,
    { tag },
    async ({ page, owner }) => {
      const { car, issue } = await brokenCar(owner, advice);
      const link = await newLink(owner, car.id);
      const paths = {
        home: '/home',
        cars: '/cars',
        car: `/cars/${car.id}`,
        overview: `/car-view/${car.id}`,
        reports: '/reports',
        costs: '/costs',
        fuel: `/fuel/${car.id}`,
        reminders: `/reminders/${car.id}`,
        documents: `/cars/${car.id}/documents`,
        assistant: `/assistant/${car.id}`,
        problem: `/symptom-summary/${car.id}/${issue.id}`,
        mechanic: `/mechanic-share?token=${link.token}`,
      };
      await page.goto('/home');
      for (const [name, path] of Object.entries(paths)) {
        await (name === 'mechanic' ? page.goto(path) : follow(page, path));
        await inEveryWindow(page, async (window) => {
          await expectInSight(page, words, `${name}, ${window}`);
          if (!STEPS_ON.includes(name)) return;
          const steps = page.getByRole('list', { name: 'What to do now' });
          if (advice === 'soon') await expect(steps, name).toHaveCount(0);
          else
            await expect(steps, name).toHaveText(
              /^Call roadside help.*Send to a mechanic.*It was towed.*It was repaired$/,
            );
        });
      }
    },
  );

test('in a small window in Latvian the call for help stands clear of the button that adds', async ({
  page,
  owner,
}) => {
  const { car } = await brokenCar(owner);
  await newCar(owner, { nickname: 'Other' });
  const photoId = await uploadPicture(owner, 'car-photo');
  await owner.call('cars.edit', {
    ...editing(car),
    carId: car.id,
    changes: { photoId: { from: null, to: photoId } },
  });
  await speak(owner, 'lv');
  await page.setViewportSize(WINDOWS['320 px']);
  await page.goto('/home');
  const call = page.getByRole('link', { name: /67 566 222/ });
  await expect(call).toBeInViewport({ ratio: 1 });
  const add = (await page
    .getByRole('button', { name: 'Pievienot', exact: true })
    .locator('span')
    .boundingBox())!;
  const { y, height } = (await call.boundingBox())!;
  expect(y + height).toBeLessThan(add.y);
});

for (const width of [320, 1280])
  test(`at ${width} px Home tells above all of a car that is not chosen and must not be driven`, async ({
    page,
    owner,
  }) => {
    await newCar(owner, { nickname: 'Main' });
    const { car } = await brokenCar(owner);
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/home');
    const told = page.getByRole('link', { name: /^Do not drive/ });
    await expect(told).toBeInViewport();
    // The car on screen is the other one.
    await expect(page.locator('[data-danger]')).toHaveCount(0);
    await told.click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/`));
  });

test(
  'the danger on Home opens its problem, and the next steps stand below it',
  { tag: ['@SUM-09', '@SUM-12', '@SUM-22'] },
  async ({ page, owner }) => {
    const { car, issue } = await brokenCar(owner);
    await page.goto('/home');
    const danger = page.locator('[data-danger=stop_driving]');
    await expect(danger.getByRole('link', { name: /^Do not drive/ })).toContainText(TITLE);
    const steps = danger.getByRole('list', { name: 'What to do now' });
    const call = steps.getByRole('link', { name: /^Call roadside help/ });
    // Proposed for the time zone of these tests.
    await expect(call).toHaveAttribute('href', 'tel:+37167566222');
    await page.goto('/settings/preferences');
    const phone = page.getByLabel('Roadside help number');
    await phone.fill('call me');
    await expect(phone).toHaveAccessibleDescription(/valid phone number/);
    await phone.fill('1888');
    await phone.press('Enter');
    await expect.poll(async () => (await owner.call('settings.read')).roadsidePhone).toBe('1888');
    await page.goto('/home');
    await expect(call).toHaveText('Call roadside help 1888');
    await expect(call).toHaveAttribute('href', 'tel:1888');
    await expect(steps.getByRole('button', { name: 'Send to a mechanic' })).toBeVisible();
    await steps.getByRole('link', { name: 'It was repaired' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}$`));
    await expect(page.getByRole('button', { name: new RegExp(TITLE) })).toContainText('Resolved');
    await page.getByLabel('Garage').fill('Kalns');
    await page.goBack();
    await steps.getByRole('link', { name: 'It was towed' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Towing');
    await expect(page.getByLabel('Garage')).toHaveValue('Kalns');
    await page.goBack();
    await danger.getByRole('link', { name: /^Do not drive/ }).click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${issue.id}$`));
    await expect(page.getByRole('alert').getByRole('list', { name: 'What to do now' })).toBeVisible();
    await expect(
      page.getByText('This is not a diagnostic tool. Only a repair shop can determine the actual issue.'),
    ).toBeVisible();
    for (const calm of [
      'Schedule a diagnostic scan at a service center',
      'Monitor fluid levels and check for leaks',
      'Severity',
      'Urgency',
    ]) {
      await expect(page.getByText(calm)).toBeHidden();
      await page.getByText('General suggestions').click();
      await expect(page.getByText(calm)).toBeVisible();
      await page.getByText('General suggestions').click();
    }
  },
);

test('below the box of a danger its words are not said again, and after it all are there', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  const { assessment } = issueDraft(newId());
  const recommendations = [
    'Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked on the spot.',
    'Do not drive the car; have it towed to a repair shop.',
    'Do not drive; the brakes can fail completely.',
    'Look at the fluid level.',
  ];
  const drivingAdvice = 'stop_driving' as const;
  const issue = await newIssue(owner, car.id, {
    description: TITLE,
    assessment: { ...assessment, drivingAdvice, drivingAdviceReason: 'The pedal sinks.', recommendations },
  });
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  const listed = page.getByRole('heading', { name: 'Recommendations' }).locator('..').getByRole('listitem');
  await expect(listed).toHaveText(['The brakes can fail completely.', 'Look at the fluid level.']);
  await expect(page.getByText(/towed/)).toHaveText([
    'It was towed',
    'Have the car towed or checked on the spot.',
  ]);
  const changes = { status: { from: 'new', to: 'resolved' } } as const;
  await owner.call('issues.edit', { ...editing(issue), carId: car.id, issueId: issue.id, changes });
  await page.reload();
  await expect(listed).toHaveText(recommendations);
});
