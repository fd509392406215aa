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
export function withFileChange(issue: Issue, change: Change, find: (id: Id) => IssueFile | undefined): Issue {
  const { added, removed } = fileChange(change);
  const present = issue.files.filter(({ id }) => !removed.includes(id));
  const fresh = added.filter((id) => !present.some((one) => one.id === id));
  const files = [...present, ...fresh.flatMap((id) => find(id) ?? [])];
  return { ...issue, files, ...urlsOfFiles(files) };
}
