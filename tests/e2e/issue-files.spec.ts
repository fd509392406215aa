import { pdf } from '#tests/fixtures/media/samples.ts';
import { makeFilm } from '#tests/film.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { success } from './fixtures.ts';
import { expect, goOffline, goOnline, kept, picture, test, visited } from './offline-fixtures.ts';

test.use({ device: 'known' });

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test(
  'files of a saved problem are added and removed on its page, also without a network',
  { tag: '@long' },
  async ({ page, context, line, owner, browser }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: 'It squeals' });
    const files = async () => (await owner.call('issues.read', { carId: car.id, issueId: issue.id })).files;
    const stored = async () => (await files()).map(({ kind }) => kind);
    await visited(page);
    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    await page.getByRole('button', { name: 'Add files' }).click();
    const editor = page.getByRole('region', { name: 'Files' });
    await editor.getByLabel('Add images').setInputFiles([await picture('brake.jpg')]);
    const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await editor.getByLabel('Add PDFs').setInputFiles(bill);
    const buffer = await makeFilm(browser, { seconds: 1, container: 'mp4', codec: 'avc' });
    const film = { name: 'brake.mp4', mimeType: 'video/mp4', buffer };
    await editor.getByLabel(/^Add videos/).setInputFiles(film);
    await expect.poll(async () => (await stored()).toSorted()).toEqual(['document', 'picture', 'video']);
    await expect(editor.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page, 'files of a problem');

    const removing = editor.getByRole('button', { name: /^Remove file/ });
    await expect(removing).toHaveCount(3);
    const ids = async () => (await files()).map(({ id }) => id).toSorted();
    const all = await ids();
    await removing.first().click();
    await expect(success(page, 'File removed')).toBeVisible();
    await expect.poll(async () => (await stored()).length).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(removing).toHaveCount(3);
    await expect.poll(ids).toEqual(all);

    const onDevice = async () => {
      const reads = (await kept(page, ['reads'])) as { hash: string }[];
      return JSON.stringify(reads.filter(({ hash }) => hash.startsWith('["issues.read"')));
    };
    await expect.poll(onDevice).toMatch(/document\.pdf.*picture\.jpg|picture\.jpg.*document\.pdf/);

    const before = (await files()).map(({ id }) => id);
    await goOffline(context, line);
    await editor.getByLabel('Add images').setInputFiles([await picture('later.jpg')]);
    await expect(editor.getByText('Not yet sent')).toHaveCount(1);
    await editor.getByLabel('Add PDFs').setInputFiles(bill);
    await expect(editor.getByText('Not yet sent')).toHaveCount(2);
    await editor.getByLabel(/^Add videos/).setInputFiles(film);
    await expect(editor.getByText('Not yet sent')).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show image 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(2);
    await expect(page.getByRole('link', { name: /^Open PDF/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Add or remove files' }).click();
    await removing.first().click();
    await expect(removing).toHaveCount(5);
    expect(await ids()).toEqual(all);
    await goOnline(context, line);
    const oldAndNew = async () =>
      (await files())
        .map(({ id }) => (before.includes(id) ? 'old' : 'new'))
        .toSorted((a, b) => a.localeCompare(b));
    await expect.poll(oldAndNew).toEqual(['new', 'new', 'new', 'old', 'old']);
    const added = (await files()).filter(({ id }) => !before.includes(id));
    expect(new Set(added.map(({ kind }) => kind))).toEqual(new Set(['picture', 'document', 'video']));
    await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
    await expect(removing).toHaveCount(5);
    await editor.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Add or remove files' })).toBeFocused();
  },
);
