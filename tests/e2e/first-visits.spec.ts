import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { type Fetched, sizesOf } from '../../tools/bench/page-weight.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';

/** kB of 1000 bytes, gzip, with all that a page fetches by itself. */
const limits = [
  { name: 'Home', pathOf: () => '/home', limit: 122, without: /\/(pump|sending|schemas|dialog)-/ },
  // It selects the car, which is a change: the queue comes with it.
  {
    name: 'the page of a car',
    pathOf: (carId: string) => `/cars/${carId}`,
    limit: 176,
    without: /\/dialog-/,
  },
];

for (const { name, pathOf, limit, without } of limits)
  test(`a first visit to ${name} with a due reminder fetches at most ${limit} kB of scripts`, async ({
    page,
    owner,
  }) => {
    const car = await newCar(owner);
    await newIssue(owner, car.id);
    const { plan } = reminderDraft('');
    await owner.call('reminders.add', reminderDraft(car.id, { plan: { ...plan, dueDate: '2026-01-05' } }));
    const scripts: Promise<Fetched>[] = [];
    page.on('response', (response) => {
      const contentType = response.headers()['content-type'] ?? '';
      if (contentType.includes('javascript'))
        scripts.push(response.body().then((body) => ({ url: response.url(), contentType, body })));
    });
    // The last thing that a page asks for by itself.
    const notices = page.waitForResponse((response) => response.url().endsWith('/api/notices'));
    await page.goto(pathOf(car.id));
    await expect(page.getByRole('heading', { name: 'Due reminders' })).toBeVisible();
    await notices;
    await waitUntilQuiet(page);
    const fetched = await Promise.all(scripts);
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched.map(({ url }) => url).filter((url) => without.test(url))).toEqual([]);
    expect(sizesOf(fetched).js).toBeLessThanOrEqual(limit);
  });
