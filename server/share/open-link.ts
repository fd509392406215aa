import { inOtherLanguage } from '#domain/assessment/translate-rules.ts';
import type { Language } from '#domain/language/words.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { sharedDue } from '#domain/reminders/shared-due.ts';
import type { SharedCar } from '#domain/share/schema.ts';
import { repliesThroughLink } from '#server/issues/store.ts';
import { mediaOfIssues } from '#server/media/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { sharedCar, type SharedCarScope } from '#server/platform/access/scope.ts';
import { readSettings } from '#server/settings/store.ts';
import { readZone } from '#server/notices/store.ts';
import { remindersOfCar } from '#server/reminders/read-reminders.ts';
import { repairsOfLink } from '#server/repairs/store.ts';
import { markOpened, readSharedCar, readSharedIssues, readUsualCurrency } from './store.ts';

/** File URLs contain the token, so that they work without a session. */
export async function openLink({ db, clock }: Deps, token: string): Promise<SharedCar> {
  const now = clock();
  const scope = await sharedCar(db, token, now);
  const found = await readSharedCar(db, scope);
  if (!found) throw refusal('LINK_INVALID');
  const issues = await readSharedIssues(db, scope);
  const { language } = await readSettings(db, scope);
  const files = await mediaOfIssues(
    db,
    scope,
    issues.map((issue) => issue.id),
  );
  await markOpened(db, scope.link.id, now);
  const replies = await repliesThroughLink(db, scope);
  const withToken = (url: string) => `${url}?token=${encodeURIComponent(token)}`;
  const { photoId, photoExtension, ...car } = found;
  return {
    car: { ...car, photo: photoId && photoExtension ? withToken(mediaUrl(photoId, photoExtension)) : null },
    issues: issues.map((issue) => ({
      ...issue,
      replies: replies.get(issue.id) ?? [],
      translated: inOtherLanguage(issue),
      images: files.get(issue.id)?.images.map(withToken) ?? [],
      videos: files.get(issue.id)?.videos.map(withToken) ?? [],
      documents: files.get(issue.id)?.documents.map(withToken) ?? [],
    })),
    issueId: issues.some((issue) => issue.id === scope.link.issueId) ? scope.link.issueId : null,
    isEditable: scope.link.isEditable,
    recorded: await repairsOfLink(db, scope),
    due: scope.link.showsDue ? await dueOf(db, scope, now, language) : null,
    currency: await readUsualCurrency(db, scope),
    expiresAt: scope.link.expiresAt.toISOString(),
    now: now.toISOString(),
  };
}

async function dueOf(db: Queryable, scope: SharedCarScope, now: Date, language: Language) {
  const { day } = localTime(now, zoneOf(await readZone(db, scope), language));
  return sharedDue(await remindersOfCar(db, scope), day, scope.carId);
}
