import type { Page } from '@playwright/test';
import { editing } from '#tests/applied-once.ts';
import { newCar, newIssue, otherCar, repairDraft } from '#tests/people.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'My Cars' });
const strip = (page: Page) => page.locator('[data-shown]');

test(
  'Home greets, and shows the car, its health, its repairs and two tabs',
  {
    tag: ['@HOME-01', '@HOME-05', '@HOME-09', '@HOME-11', '@HOME-12', '@HOME-16', '@LIM-08', '@LIM-05'],
  },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto('/home');
    await expect(carousel(page).getByText('Volvo V70').first()).toBeVisible();
    await expect(strip(page)).toHaveText('No repairs yet');
    const other = await newCar(owner, { nickname: 'Red Rider' });
    await newCar(owner, { nickname: 'Old Blue', outOfUse: { reason: 'sold', since: '2026-01-05' } });
    await newIssue(owner, car.id);
    const year = new Date().getFullYear();
    for (const [carId, title, date] of [
      [car.id, 'New pads', `${year}-01-01`],
      [car.id, 'Old pads', `${year - 1}-12-31`],
      [other.id, 'New tyres', `${year}-01-01`],
    ] as const)
      await owner.call('repairs.log', repairDraft(carId, { title, currency: 'USD', date }));
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    const plain = 'main carVolvo V70Have it checked soonIssues: 1 open issue';
    const named = 'Red RiderNo reminders yetIssues: No open issues';
    const sold = 'Old BlueSold on Jan 5, 2026Issues: No open issues';
    // The loop begins with a copy of the last slide and ends with one of the first.
    await expect(carousel(page).locator('a')).toHaveText([sold, plain, named, sold, plain]);
    await expect(strip(page)).toHaveText(`2 repairsJan 1, ${year} · New padsRepairs this year$120.50`);
    const [above, below] = [(await carousel(page).boundingBox())!, (await strip(page).boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    await expect(page.getByRole('tab')).toHaveText(['Issues', 'Service Records']);
    await strip(page).getByRole('button').click();
    await expect(page.getByRole('tab', { name: 'Service Records' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
  },
);

test(
  'the carousel loops, has one dot per car, and selects the car it settles on',
  {
    tag: ['@HOME-06', '@HOME-07', '@HOME-08', '@HOME-12', '@HOME-17', '@HOME-18', '@ENT-17', '@SVC-08'],
  },
  async ({ page, owner }) => {
    const second = await newCar(owner, { nickname: 'Second' });
    const slides = carousel(page).getByRole('group');
    await page.goto('/home');
    await expect(slides).toHaveAttribute('aria-label', 'Second');
    // A single car has nothing to loop to.
    expect(await slides.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Service Records' }).click();
    await expect(page.getByText('No service records yet')).toBeVisible();
    // Added later, but the main car: the slides stand in another order than the cars.
    const first = await newCar(owner, { nickname: 'First' });
    await owner.call('settings.edit', {
      ...editing(await owner.call('settings.read')),
      changes: { mainCarId: { from: second.id, to: first.id } },
    });
    await newIssue(owner, first.id, { description: 'First squeals' });
    await newIssue(owner, second.id, { description: 'Second leaks' });
    await owner.call('repairs.log', repairDraft(first.id, { title: 'First pads' }));
    await owner.call('repairs.log', repairDraft(second.id, { title: 'Second seal' }));
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'First squeals' })).toBeVisible();
    await expect(carousel(page).getByRole('button', { name: /^(First|Second)$/ })).toHaveCount(2);
    const swipe = (on = 1) =>
      slides.evaluate(
        (element, count) => element.scrollBy({ left: count * element.clientWidth, behavior: 'instant' }),
        on,
      );
    const current = carousel(page).locator('button[aria-current=true]');
    await expect(current).toHaveAccessibleName('First');
    await swipe();
    await expect(slides).toHaveAttribute('aria-label', 'Second');
    await expect(current).toHaveAccessibleName('Second');
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(['Second leaks']);
    // Not the main car's, as the card and the strip told before.
    const card = page.locator('section').filter({ has: page.getByRole('link', { name: 'Health Report' }) });
    await expect(card.getByRole('paragraph')).toHaveText(['1 open issue', 'Second leaks']);
    await expect(strip(page)).toHaveText(/^1 repairMar 5, 2026 · Second sealRepairs this year€/);
    await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(second.id);
    await page.getByRole('tab', { name: 'Service Records' }).click();
    await expect(page.getByRole('button', { name: /^Second seal/ })).toBeVisible();
    await swipe();
    await expect(slides).toHaveAttribute('aria-label', 'First');
    await expect(page.getByRole('button', { name: /^First pads/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Second seal/ })).toHaveCount(0);
    await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(first.id);
    // Round and round, either way; each slide that comes to rest can be tapped.
    for (const [on, name] of [
      [1, 'Second'],
      [1, 'First'],
      [-1, 'Second'],
      [-1, 'First'],
      [-1, 'Second'],
    ] as const) {
      await swipe(on);
      await expect(slides).toHaveAttribute('aria-label', name);
      await slides.scrollIntoViewIfNeeded();
      await expect(slides.locator('> :not([inert])')).toBeInViewport({ ratio: 0.9 });
    }
    await slides.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slides).toHaveAttribute('aria-label', 'First');
    await page.keyboard.press('ArrowLeft');
    await expect(slides).toHaveAttribute('aria-label', 'Second');
  },
);

test(
  'the strip hides when scrolling down and returns when scrolling up',
  { tag: ['@HOME-13', '@HOME-14', '@HOME-15'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    for (let n = 0; n < 8; n++) await newIssue(owner, car.id, { description: `Issue ${n}` });
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Issue 7' })).toBeVisible();
    const scrollTo = (y: number) =>
      page.evaluate(async (to) => {
        globalThis.scrollTo({ top: to });
        // Two frames, so that the page has heard of it before the next scroll.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, y);
    /** At the middle and near either end of the strip; what lies over it counts as hidden. */
    const seen = () =>
      strip(page).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = [4, height / 2, height - 4].map((down) => [left + width / 2, top + down] as const);
        return points.filter(([x, y]) => element.contains(document.elementFromPoint(x, y))).length;
      });
    const expectShown = async (shown: boolean) => {
      await expect(strip(page)).toHaveAttribute('data-shown', String(shown));
      await expect(strip(page)).toBeVisible({ visible: shown });
      await expect.poll(seen).toBe(shown ? 3 : 0);
    };
    await scrollTo(100);
    await expect(strip(page)).toHaveAttribute('data-shown', 'true');
    await scrollTo(101);
    await expectShown(false);
    await scrollTo(600);
    await expectShown(false);
    await scrollTo(560);
    await expectShown(true);
    await scrollTo(700);
    await expectShown(false);
    await scrollTo(40);
    await expectShown(true);
    await scrollTo(0);
    await expectShown(true);
  },
);

test(
  'the open-issues card counts, and the banner leads to the report',
  { tag: ['@STAT-20', '@HEALTH-10', '@HOME-04', '@HOME-18', '@HOME-19', '@HOME-20', '@HOME-21'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await otherCar(owner);
    await page.goto('/home');
    const card = (words: string) =>
      page.getByText(words, { exact: true }).locator('..').getByRole('paragraph');
    await expect(card('No open issues')).toHaveText(['All good', 'No open issues']);
    await expect(page.getByRole('link', { name: 'Health Report' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'add car' })).toHaveCount(0);
    const solved = await newIssue(owner, car.id, { description: 'Solved' });
    await owner.call('repairs.log', repairDraft(car.id, { resolvedIssues: [solved.id] }));
    await page.reload();
    await expect(card('No open issues')).toHaveText(['All good', 'No open issues']);
    const partly = await newIssue(owner, car.id, { description: 'Partly' });
    const lookedAt = await newIssue(owner, car.id, { description: 'Looked at' });
    await owner.call('issues.edit', {
      ...editing(lookedAt),
      carId: car.id,
      issueId: lookedAt.id,
      changes: { status: { from: 'new', to: 'processing' } },
    });
    const long = `${'Fresh '.repeat(8)}ye`;
    await newIssue(owner, car.id, { description: long });
    await owner.call('repairs.log', repairDraft(car.id, { partiallyResolvedIssues: [partly.id] }));
    await page.reload();
    await expect(page.getByText('All good')).toHaveCount(0);
    const banner = page.locator('section').filter({ has: page.getByRole('link', { name: 'Health Report' }) });
    await expect(banner.getByRole('paragraph')).toHaveText(['3 open issues', long]);
    await expect(banner.locator('svg')).toBeVisible();
    const description = banner.getByRole('paragraph').last();
    const lines = await description.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
    // What is not counted by the message is counted beside it.
    await newIssue(owner, car.id, { description: 'Partly' });
    await page.reload();
    await expect(banner.getByRole('paragraph')).toHaveText([
      '1 recurring issue',
      'Partly',
      'Open problems 4',
    ]);
    await expect(banner.locator('svg')).toBeVisible();
    await newIssue(owner, car.id, { description: 'Urgent: smoke' });
    await page.reload();
    await expect(banner.getByRole('paragraph')).toHaveText([
      '1 urgent issue',
      'Needs attention',
      'Open problems 5',
    ]);
    await expect(banner.locator('svg')).toBeVisible();
    await page.getByRole('link', { name: 'Health Report' }).click();
    await expect(page).toHaveURL(/\/reports$/);
  },
);

test(
  'the greeting uses the account’s name, else the one stored here, else none',
  { tag: ['@HOME-02', '@HOME-03'] },
  async ({ page, owner }) => {
    let [name, firstName] = ['Anna Marija', 'Liene'];
    await page.route('**/api/session', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { session: { user: { name: string } } };
      answer.session.user.name = name;
      await route.fulfill({ response, json: answer });
    });
    await page.route('**/api/profile', async (route) => {
      const response = await route.fetch();
      const { profile } = (await response.json()) as { profile: object };
      await route.fulfill({ response, json: { profile: { ...profile, firstName } } });
    });
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna Marija' })).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.getByRole('heading', { name: 'Hello, Anna Marija' })).toBeVisible();
    firstName = ' ';
    const keep = (kept: string) =>
      page.evaluate(
        ([key, value]) => localStorage.setItem(key!, value!),
        [`carful:${owner.id}:username`, kept],
      );
    await keep('Annele');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, Anna Marija' })).toBeVisible();
    name = ' ';
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, Annele' })).toBeVisible();
    await keep('');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, there' })).toBeVisible();
  },
);

test(
  'the banner counts what matters most, each case with its icon and colour',
  {
    tag: [
      '@HEALTH-01',
      '@HEALTH-02',
      '@HEALTH-03',
      '@HEALTH-04',
      '@HEALTH-05',
      '@HEALTH-06',
      '@HEALTH-08',
      '@HEALTH-09',
    ],
  },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const banner = page.locator('section').filter({ has: page.getByRole('link', { name: 'Health Report' }) });
    const looks: { icon: string; colour: string }[] = [];
    let logged = 0;
    const log = async (description: string, lines: [string, string]) => {
      logged += 1;
      await newIssue(owner, car.id, { description });
      await page.goto('/home');
      const isCountedInWords = / open issues?$/.test(lines[0]);
      const count = isCountedInWords ? [] : [`Open problems ${logged}`];
      await expect(banner.getByRole('paragraph')).toHaveText([...lines, ...count]);
      const icon = await banner.locator('svg').first().innerHTML();
      const colour = await banner
        .locator('svg')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      if (!looks.some((seen) => seen.icon === icon && seen.colour === colour)) looks.push({ icon, colour });
    };
    await log('Squeals', ['1 open issue', 'Squeals']);
    expect(looks).toHaveLength(1);
    await log('Squeals', ['1 recurring issue', 'Squeals']);
    expect(looks).toHaveLength(2);
    await log('Urgent: smoke', ['1 urgent issue', 'Needs attention']);
    expect(looks).toHaveLength(3);
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(3);
  },
);
