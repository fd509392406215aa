const uid = process.getuid?.();
/** In a container the user has no name outside. */
const user =
  uid === undefined ? 'the user who runs Carful' : `the user who runs Carful (number ${uid}: chown ${uid})`;

const REASONS: Record<string, string> = {
  EACCES: `it may not be read or written by ${user}`,
  EPERM: `it may not be changed by ${user}`,
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
  EISDIR: 'a folder is where a file has to be',
};

/** A sentence about a file or folder that the operator can fix; null for any other error, whose stack says more. */
export function sentenceOfFileError(error: unknown): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (reason === undefined) return null;
  return path === undefined ? `A file cannot be used: ${reason}.` : `${path} cannot be used: ${reason}.`;
}
