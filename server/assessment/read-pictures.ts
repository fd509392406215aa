import { buffer } from 'node:stream/consumers';
import type { Id } from '#domain/ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { findOwnFiles, type OwnFile } from './store.ts';

const MAX_PICTURES = 5;

export type PicturePart = { type: 'file'; data: Uint8Array; mediaType: string };

/** @throws NOT_FOUND unless all are the caller's own files */
export async function requireOwnFiles(
  deps: Deps,
  owner: Pick<OwnerScope, 'ownerId'>,
  ids: readonly Id[],
): Promise<OwnFile[]> {
  const files = await findOwnFiles(deps.db, owner, ids);
  if (files.length !== ids.length) throw refusal('NOT_FOUND');
  return files;
}

export async function pictureParts({ files }: Deps, rows: readonly OwnFile[]): Promise<PicturePart[]> {
  const pictures = rows.filter(({ kind }) => kind === 'picture').slice(0, MAX_PICTURES);
  return Promise.all(
    pictures.map(async ({ storageKey, contentType }) => ({
      type: 'file' as const,
      data: new Uint8Array(await buffer(await files.read(storageKey))),
      mediaType: contentType,
    })),
  );
}
