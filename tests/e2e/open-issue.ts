import type { Page } from '@playwright/test';
import type { IssueDraft } from '#domain/issues/schema.ts';
import { newCar, newIssue, otherCar, type Owner } from '#tests/people.ts';
import { expect } from './fixtures.ts';

/** The summary of a fresh problem of a fresh car, which is not the selected one. */
export async function openIssue(page: Page, owner: Owner, changes: Partial<IssueDraft> = {}) {
  await otherCar(owner);
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id, changes);
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await expect(page.getByLabel('Status')).toBeVisible();
  const read = () => owner.call('issues.read', { carId: car.id, issueId: issue.id });
  return { car, issue, read };
}
