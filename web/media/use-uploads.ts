import { useEffect, useRef, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Message } from '#domain/language/words.ts';
import type { MediaPurpose } from '#domain/media/schema.ts';
import { isNewCar } from '#domain/outbox/pending.ts';
import { isCode, isFinal, isNoAnswer } from '#web/platform/api/errors.ts';
import { outboxState } from '#web/platform/outbox/state.ts';
import { kindOf, prepareFile } from './prepare-file.ts';
import { uploadFile } from './upload-file.ts';
import { expectedMedia, uploadFailure, type Stored } from './upload-outcome.ts';

export type Transfer = {
  progress: number | undefined;
  error: Message | null;
  preparing: boolean;
  hint: Message | null;
  preview: string | null;
};

const idle: Transfer = { progress: undefined, error: null, preparing: false, hint: null, preview: null };

type Running = {
  file: File;
  owner: Id | null;
  abort: AbortController;
  prepared: Promise<Blob>;
  done: Promise<boolean>;
};

const HANDOVER_MAX_MS = 10_000;
const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));
const handedOver = new DOMException('The file waits on this device', 'AbortError');

/** Upload through a mechanic's link; `read` finds out why the link refused. */
export type ThroughLink = { token: string; read: () => Promise<void> };

/** Each upload starts as soon as its file is chosen. */
export function useUploads(
  purpose: MediaPurpose,
  carId: Id | null,
  onStored: (media: Stored) => void,
  link?: ThroughLink,
) {
  const token = link?.token;
  const [transfers, setTransfers] = useState<Record<string, Transfer>>({});
  const running = useRef(new Map<Id, Running>());
  const arrived = useRef(new Set<Id>());
  const missing = useRef(new Set<Id>());
  const failures = useRef(new Map<Id, unknown>());
  const stored = useRef(onStored);
  stored.current = onStored;

  const change = (id: Id, to: Partial<Transfer>) =>
    setTransfers((all) => ({
      ...all,
      [id]: { ...idle, ...all[id], ...to },
    }));

  const prepare = (id: Id, file: File, signal: AbortSignal): Promise<Blob> => {
    change(id, { progress: 0, error: null, hint: null });
    return prepareFile(file, {
      signal,
      onProgress: (progress) => change(id, { progress, preparing: true }),
      onHint: (hint) => change(id, { hint }),
    });
  };

  const send = async (
    id: Id,
    { file, owner, prepared, abort: { signal } }: Omit<Running, 'done'>,
  ): Promise<boolean> => {
    let small: Blob = file;
    const isQueued = async () => {
      const isStoredHere = await queueFile({ id, carId: owner, purpose, name: file.name }, small);
      if (!isStoredHere) return false;
      change(id, { progress: undefined, preparing: false });
      arrived.current.add(id);
      stored.current(expectedMedia(id, small));
      return true;
    };
    try {
      small = await prepared;
      // The server does not know the car yet, so it would refuse its files.
      if (owner && isNewCar(owner, outboxState.get()) && (await isQueued())) return true;
      change(id, { progress: 0, preparing: false });
      const media = await uploadFile(id, small, {
        purpose,
        carId: owner,
        token,
        signal,
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { progress: undefined });
      arrived.current.add(id);
      stored.current(token ? { ...media, url: `${media.url}?token=${encodeURIComponent(token)}` } : media);
      return true;
    } catch (error) {
      const isHandedOver = signal.reason === handedOver;
      if (signal.aborted && !isHandedOver) return true;
      if (token === undefined && (isHandedOver || isNoAnswer(error)) && (await isQueued())) return true;
      console.warn('A file could not be uploaded', error);
      failures.current.set(id, error);
      if (isCode(error, 'LINK_INVALID')) void link?.read();
      const failure = uploadFailure(error, file, token !== undefined);
      change(id, { progress: undefined, preparing: false, error: failure });
      return false;
    }
  };

  /** @param before prepared content of an earlier attempt; the server may have a part of it */
  const start = (id: Id, file: File, owner: Id | null, before?: Promise<Blob>) => {
    const abort = new AbortController();
    const fresh = () => prepare(id, file, abort.signal);
    if (before) change(id, { progress: 0, error: null });
    const one = { file, owner, abort, prepared: before?.catch(fresh) ?? fresh() };
    running.current.set(id, { ...one, done: send(id, one) });
  };

  const remove = (id: Id) => {
    running.current.get(id)?.abort.abort();
    running.current.delete(id);
    if (outboxState.get().files.has(id)) void loadOutbox().then((outbox) => outbox.dropFile(id));
    setTransfers(({ [id]: removed, ...rest }) => {
      if (removed?.preview) URL.revokeObjectURL(removed.preview);
      return rest;
    });
  };

  // Unmounting frees the previews; uploads continue for the saved draft.
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
    add(id: Id, file: File, owner: Id | null = carId) {
      if (kindOf(file) !== 'document') change(id, { preview: URL.createObjectURL(file) });
      start(id, file, owner);
    },
    fileOf: (id: Id) => running.current.get(id)?.file,
    canRetry: (id: Id) => running.current.has(id),
    retry(id: Id) {
      const known = running.current.get(id);
      if (known) start(id, known.file, known.owner, known.prepared);
    },
    remove,
    /** A stored file that cannot be displayed may have been deleted; then its tile shows an error. */
    checkExists: async (id: Id, url: string) => {
      const answer = await fetch(url, { method: 'HEAD' }).catch(() => null); // no network: unknown
      if (answer?.status !== 404) return;
      missing.current.add(id);
      change(id, { error: { phrase: 'This file no longer exists. Please add it again.' } });
    },
    /** Whether a record may refer to the file; valid after `whenDone` or `handOver`. */
    isAvailable: ({ id, url }: { id: Id; url: string | null }) =>
      !missing.current.has(id) &&
      (url !== null || arrived.current.has(id) || outboxState.get().files.has(id)),
    isOnServer: ({ id, url }: { id: Id; url: string | null }) =>
      url !== null && !missing.current.has(id) && !outboxState.get().files.has(id),
    whenDone: async () =>
      (await Promise.all([...running.current.values()].map(({ done }) => done))).every(Boolean),
    /** Waits a moment for running uploads; the unfinished ones are queued on this device. */
    handOver: async () => {
      const all = [...running.current.values()].map(async ({ prepared, done, abort }) => {
        await prepared.catch(() => null); // reported by `done`
        const isDone = await Promise.race([done.then(() => true), pause(HANDOVER_MAX_MS)]);
        if (!isDone) abort.abort(handedOver);
        return done;
      });
      await Promise.all(all);
    },
    /** Queues a failed upload for the issue that was saved without it. */
    queueFor: async ({ id, name }: { id: Id; name: string }, issueId: Id) => {
      const one = running.current.get(id);
      const small = await one?.prepared.catch(() => null); // nothing to upload
      if (!one || !small) return;
      const error = failures.current.get(id);
      const refused = isFinal(error) ? { code: error.code, status: error.status, data: error.data } : null;
      const owed = { to: 'issue', id: issueId } as const;
      await queueFile({ id, carId: one.owner, purpose, name }, small, { owed, refused });
    },
  };
}

// Loaded on demand: uploads through a share link are never queued.
const loadOutbox = () => import('#web/platform/outbox/outbox.ts').then(({ outbox }) => outbox);
type StoreFile = Awaited<ReturnType<typeof loadOutbox>>['storeFile'];

const queueFile = async (...file: Parameters<StoreFile>): Promise<boolean> =>
  (await loadOutbox()).storeFile(...file);
