import type { Id } from '#domain/ids.ts';
import type { Issue, IssueEdit, IssueFile } from './schema.ts';

type Change = NonNullable<IssueEdit['changes']['mediaIds']>;

/** Only the files that an edit adds and removes, so that edits of two devices never contradict each other. */
export function fileChange({ from, to }: Change): { added: Id[]; removed: Id[] } {
  const seen: unknown[] = Array.isArray(from) ? from : [];
  return {
    added: to.filter((id) => !seen.includes(id)),
    removed: seen.filter((id): id is Id => typeof id === 'string' && !to.includes(id)),
  };
}

export const urlsOfFiles = (files: readonly IssueFile[]): Pick<Issue, 'images' | 'videos' | 'documents'> => {
  const ofKind = (kind: IssueFile['kind']) => files.filter((one) => one.kind === kind).map(({ url }) => url);
  return { images: ofKind('picture'), videos: ofKind('video'), documents: ofKind('document') };
};

/** @param find looks up files that the issue does not have: still on this device, or removed earlier */
export function withFileChange<File extends { id: Id }>(
  files: readonly File[],
  change: Change,
  find: (id: Id) => File | undefined,
): File[] {
  const { added, removed } = fileChange(change);
  const present = files.filter(({ id }) => !removed.includes(id));
  const fresh = added.filter((id) => !present.some((one) => one.id === id));
  return [...present, ...fresh.flatMap((id) => find(id) ?? [])];
}
