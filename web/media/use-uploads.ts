import { useEffect, useRef, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Said } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import type { Media, MediaPurpose } from '#domain/media/schema.ts';
import { isCode, isNoAnswer } from '#web/platform/api-errors.ts';
import { outboxState } from '#web/platform/outbox-state.ts';
import { kindOf, prepareFile } from './prepare-file.ts';
import { uploadFile } from './upload-file.ts';

export type Transfer = {
  /** 0 to 1 on the way; undefined when it rests. */
  progress: number | undefined;
  error: Said | null;
  /** It is being converted, not sent yet. */
  preparing: boolean;
  hint: Said | null;
  /** The chosen picture or video itself, shown before it is on the server. */
  preview: string | null;
};

const resting: Transfer = { progress: undefined, error: null, preparing: false, hint: null, preview: null };

/** What a form learns of a file that has arrived, or is safe on this device until it can. */
type Stored = Pick<Media, 'id' | 'kind' | 'url'>;
type Running = { file: File; owner: Id | null; abort: AbortController; done: Promise<boolean> };

/**
 * The files of one form on their way up. They go as soon as they are chosen; `whenDone` waits for all of
 * them and says whether everything arrived.
 * @param token of the share link they go through, for someone without an account
 */
export function useUploads(
  purpose: MediaPurpose,
  carId: Id | null,
  onStored: (media: Stored) => void,
  token?: string,
) {
  const [transfers, setTransfers] = useState<Record<string, Transfer>>({});
  const running = useRef(new Map<Id, Running>());
  const arrived = useRef(new Set<Id>());
  const stored = useRef(onStored);
  stored.current = onStored;

  const change = (id: Id, to: Partial<Transfer>) =>
    setTransfers((all) => ({
      ...all,
      [id]: { ...resting, ...all[id], ...to },
    }));

  const send = async (id: Id, file: File, owner: Id | null, signal: AbortSignal): Promise<boolean> => {
    change(id, { progress: 0, error: null, hint: null });
    let small: Blob = file;
    try {
      small = await prepareFile(file, {
        signal,
        onProgress: (progress) => change(id, { progress, preparing: true }),
        onHint: (hint) => change(id, { hint }),
      });
      change(id, { progress: 0, preparing: false });
      const media = await uploadFile(id, small, {
        ...{ purpose, carId: owner, token, signal },
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { progress: undefined });
      arrived.current.add(id);
      stored.current(token ? { ...media, url: `${media.url}?token=${encodeURIComponent(token)}` } : media);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      if (
        token === undefined &&
        isNoAnswer(error) &&
        (await keepFile({ id, carId: owner, purpose, name: file.name }, small))
      ) {
        change(id, { progress: undefined, preparing: false });
        arrived.current.add(id);
        stored.current(keptAs(id, small));
        return true;
      }
      console.warn('A file could not be sent', error);
      change(id, { progress: undefined, preparing: false, error: whyNot(error, file) });
      return false;
    }
  };

  const start = (id: Id, file: File, owner: Id | null) => {
    const abort = new AbortController();
    running.current.set(id, { file, owner, abort, done: send(id, file, owner, abort.signal) });
  };

  const remove = (id: Id) => {
    running.current.get(id)?.abort.abort();
    running.current.delete(id);
    if (outboxState.get().files.has(id)) void loadOutbox().then((outbox) => outbox.dropFile(id));
    setTransfers(({ [id]: gone, ...rest }) => {
      if (gone?.preview) URL.revokeObjectURL(gone.preview);
      return rest;
    });
  };

  // The previews are held by the page until it is left; uploads go on for a draft that stays.
  const previews = useRef(transfers);
  previews.current = transfers;
  useEffect(
    () => () => {
      for (const { preview } of Object.values(previews.current)) if (preview) URL.revokeObjectURL(preview);
    },
    [],
  );

  return {
    transfers,
    /** @param owner the car, when it is not the one of the form any more */
    add(id: Id, file: File, owner: Id | null = carId) {
      if (kindOf(file) !== 'document') change(id, { preview: URL.createObjectURL(file) });
      start(id, file, owner);
    },
    /** The file itself, as long as the page that chose it is open. */
    fileOf: (id: Id) => running.current.get(id)?.file,
    /** Whether the file itself is still at hand to be sent again. */
    canRetry: (id: Id) => running.current.has(id),
    retry(id: Id) {
      const known = running.current.get(id);
      if (known) start(id, known.file, known.owner);
    },
    remove,
    /** Whether the file is on the server; to be asked after `whenDone`. */
    hasArrived: (id: Id) => arrived.current.has(id) || outboxState.get().files.has(id),
    whenDone: async () =>
      (await Promise.all([...running.current.values()].map(({ done }) => done))).every(Boolean),
  };
}

// Not with the first load: behind a share link nothing is ever kept.
const loadOutbox = () => import('#web/platform/outbox.ts').then(({ outbox }) => outbox);
type Keep = Awaited<ReturnType<typeof loadOutbox>>['keepFile'];

const keepFile = async (...file: Parameters<Keep>): Promise<boolean> =>
  (await loadOutbox()).keepFile(...file);

/** As the server will name it: it stores every picture as JPEG. */
function keptAs(id: Id, { type }: Blob): Stored {
  if (type === 'application/pdf') return { id, kind: 'document', url: mediaUrl(id, 'pdf') };
  if (!type.startsWith('video/')) return { id, kind: 'picture', url: mediaUrl(id, 'jpg') };
  const extension = type === 'video/quicktime' ? 'mov' : type === 'video/webm' ? 'webm' : 'mp4';
  return { id, kind: 'video', url: mediaUrl(id, extension) };
}

function whyNot(error: unknown, file: File): Said {
  if (isCode(error, 'UNSUPPORTED_MEDIA')) return { phrase: 'This file type is not supported' };
  if (isCode(error, 'TOO_MANY_PIXELS')) {
    const { limit = limits.picturePixels } = (error.data ?? {}) as { limit?: number };
    const n = Math.floor(limit / 1_000_000);
    return { phrase: 'The image has too many pixels (maximum {n} megapixels)', values: { n } };
  }
  if (isCode(error, 'TOO_LARGE')) {
    const isVideo = kindOf(file) === 'video';
    const { limit = isVideo ? limits.videoBytes : limits.pictureBytes } = (error.data ?? {}) as {
      limit?: number;
    };
    const n = Math.floor(limit / 1024 / 1024);
    return {
      phrase: isVideo ? 'The video is too large (maximum {n} MB)' : 'The image is too large (maximum {n} MB)',
      values: { n },
    };
  }
  return { phrase: 'Upload failed' };
}
