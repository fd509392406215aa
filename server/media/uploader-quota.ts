import type { Queryable } from '#server/platform/database/db.ts';
import { checkLinkQuota } from './shared-media.ts';
import { assertLooseQuota } from './storage-limits.ts';
import type { UploadTarget } from './upload-target.ts';

const nothing = { files: 0, bytes: 0 };

/** In addition to the account's quota, limits unattached files, or all files of a link. @throws TOO_MANY_REQUESTS */
export const assertUploaderQuota = (
  db: Queryable,
  uploader: UploadTarget['uploader'],
  { unfinished, size } = { unfinished: nothing, size: 0 },
): Promise<void> =>
  uploader.linkId === null
    ? assertLooseQuota(db, uploader, unfinished)
    : checkLinkQuota(db, uploader.linkId, { files: unfinished.files, bytes: unfinished.bytes + size });
