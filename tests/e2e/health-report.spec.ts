import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, otherCar, repairDraft, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { expect, test } from './fixtures.ts';

async function furnished(owner: Owner) {
  const car = await newCar(owner, { nickname: 'Zilais', vin: 'YV1SECRETVIN' });
  await newIssue(owner, car.id, { description: 'Priekšējās bremzes čīkst' });
  await owner.call('repairs.log', repairDraft(car.id, { title: 'Eļļas maiņa', cost: 987.65 }));
  return car;
}

async function downloaded(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^carful-report-[a-z][a-z0-9-]*-\d{4}-\d\d-\d\d\.pdf$/);
  return (await readPdf(await readFile(await download.path()))).text;
}

const ready = (page: Page) => expect(page.getByText('Your report is ready')).toBeVisible({ timeout: 60_000 });

test(
  'the health report is a PDF with what its owner chose',
  { tag: ['@GEN-15', '@CARDET-12', '@REM-45'] },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await furnished(owner);
    const tires = reminderDraft(car.id, { title: 'Riepu maiņa', plan: planOf({ dueDate: '2026-01-05' }) });
    await owner.call('reminders.add', tires);
    await page.goto(`/car-view/${car.id}`);
    await expect(
      page.getByRole('link', { name: 'Generate Health Report Shareable PDF report' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Generate Health Report Shareable PDF report' }).click();
    await expect(page).toHaveURL(/\/reports$/);
    await page.getByRole('button', { name: 'Create report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Health Report' });
    await dialog.getByLabel('Language').selectOption('lv');
    await dialog.getByRole('checkbox', { name: 'VIN' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Costs' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Reminders' }).check();
    await dialog.getByRole('checkbox', { name: /Link to a page about the car/ }).check();
    await dialog.getByRole('button', { name: 'Create report' }).click();
    await ready(page);
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeFocused();
    const chosen = await downloaded(page);
    for (const said of ['Zilais', 'Neatrisinātās problēmas', 'Priekšējās bremzes čīkst', 'Eļļas maiņa'])
      expect(chosen).toContain(said);
    expect(chosen).not.toContain('Of the other car');
    expect(chosen).toContain('Riepu maiņa');
    expect(chosen).not.toMatch(/YV1SECRETVIN|987/);
    const { links } = await owner.call('share.list');
    expect(links).toMatchObject([{ carId: car.id, isEditable: false }]);
    expect(chosen.replaceAll(' ', '')).toContain(`/mechanic-share?token=${links[0]!.token}`);
  },
);
