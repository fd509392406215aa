import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** A file system of its own, in memory. @returns false where the kernel does not let this process mount one */
export function mountDisk(path: string, sizeMb: number, user?: { uid: number; gid: number }): boolean {
  const owner = user ? `,uid=${user.uid},gid=${user.gid}` : '';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=711${owner}`, 'carful', path], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

export const unmountDisk = (path: string): void => void execFileSync('umount', ['--lazy', path]);

/** Leaves no room on the disk that is mounted there. @returns what makes room again */
export function fillDisk(path: string): () => void {
  const filler = join(path, 'filler');
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
  } catch (error) {
    // That is how it ends when there is no room left.
    if ((error as { status?: number }).status !== 1) throw error;
  }
  return () => rmSync(filler);
}
