import { mediaUrl } from '#domain/media/rules.ts';
import type { SharedCar } from '#domain/share/schema.ts';
import { mediaOfIssues } from '#server/media/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { sharedCar } from '#server/platform/access/scope.ts';
import { readSettings } from '#server/settings/store.ts';
import { markOpened, readSharedCar, readSharedIssues } from './store.ts';

/** File URLs carry the token, so that they open without a session. */
export async function openLink({ db, clock }: Deps, token: string): Promise<SharedCar> {
  const now = clock();
  const scope = await sharedCar(db, token, now);
  const found = await readSharedCar(db, scope);
  if (!found) throw refusal('LINK_INVALID');
  const issues = await readSharedIssues(db, scope);
  const { currency } = await readSettings(db, scope);
  const files = await mediaOfIssues(
    db,
    scope,
    issues.map((issue) => issue.id),
  );
  await markOpened(db, scope.link.id, now);
  const withToken = (url: string) => `${url}?token=${encodeURIComponent(token)}`;
  const { photoId, photoExtension, ...car } = found;
  return {
    car: { ...car, photo: photoId && photoExtension ? withToken(mediaUrl(photoId, photoExtension)) : null },
    issues: issues.map((issue) => ({
      ...issue,
      images: files.get(issue.id)?.images.map(withToken) ?? [],
      videos: files.get(issue.id)?.videos.map(withToken) ?? [],
    })),
    issueId: issues.some((issue) => issue.id === scope.link.issueId) ? scope.link.issueId : null,
    isEditable: scope.link.isEditable,
    currency,
    expiresAt: scope.link.expiresAt.toISOString(),
    now: now.toISOString(),
  };
}
