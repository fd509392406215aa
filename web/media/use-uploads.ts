import { useEffect, useRef, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Message } from '#domain/language/words.ts';
import type { MediaPurpose } from '#domain/media/schema.ts';
import { isFinal, isNoAnswer } from '#web/platform/api/errors.ts';
import { outboxState } from '#web/platform/outbox/state.ts';
import { kindOf, prepareFile } from './prepare-file.ts';
import { uploadFile } from './upload-file.ts';
import { keptAs, whyNot, type Stored } from './upload-outcome.ts';

export type Transfer = {
  /** 0 to 1 on the way; undefined when it rests. */
  progress: number | undefined;
  error: Message | null;
  /** It is being converted, not sent yet. */
  preparing: boolean;
  hint: Message | null;
  /** The chosen picture or video itself, shown before it is on the server. */
  preview: string | null;
};

const resting: Transfer = { progress: undefined, error: null, preparing: false, hint: null, preview: null };

type Running = {
  file: File;
  owner: Id | null;
  abort: AbortController;
  /** As it goes up: smaller, or converted. */
  prepared: Promise<Blob>;
  done: Promise<boolean>;
};

/** So long a record that is being saved waits for files on their way. */
const SENDING_WAITS_MS = 10_000;
const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));
const handedOver = new DOMException('The file waits on this device', 'AbortError');

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
  const gone = useRef(new Set<Id>());
  const failures = useRef(new Map<Id, unknown>());
  const stored = useRef(onStored);
  stored.current = onStored;

  const change = (id: Id, to: Partial<Transfer>) =>
    setTransfers((all) => ({
      ...all,
      [id]: { ...resting, ...all[id], ...to },
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
    try {
      small = await prepared;
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
      const isHandedOver = signal.reason === handedOver;
      if (signal.aborted && !isHandedOver) return true;
      if (
        token === undefined &&
        (isHandedOver || isNoAnswer(error)) &&
        (await keepFile({ id, carId: owner, purpose, name: file.name }, small))
      ) {
        change(id, { progress: undefined, preparing: false });
        arrived.current.add(id);
        stored.current(keptAs(id, small));
        return true;
      }
      console.warn('A file could not be sent', error);
      failures.current.set(id, error);
      change(id, { progress: undefined, preparing: false, error: whyNot(error, file) });
      return false;
    }
  };

  const start = (id: Id, file: File, owner: Id | null) => {
    const abort = new AbortController();
    const one = { file, owner, abort, prepared: prepare(id, file, abort.signal) };
    running.current.set(id, { ...one, done: send(id, one) });
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
    /** A stored file that cannot be shown may be gone: then its tile says so. */
    lookFor: async (id: Id, url: string) => {
      const answer = await fetch(url, { method: 'HEAD' }).catch(() => null); // no network: nobody knows
      if (answer?.status !== 404) return;
      gone.current.add(id);
      change(id, { error: { phrase: 'The file is not there any more. Please add it again.' } });
    },
    /** Whether the file can be named to the server; to be asked after `whenDone` or `handOver`. */
    isThere: ({ id, url }: { id: Id; url: string | null }) =>
      !gone.current.has(id) && (url !== null || arrived.current.has(id) || outboxState.get().files.has(id)),
    /** Whether it has come as far as the server. */
    isOnServer: ({ id, url }: { id: Id; url: string | null }) =>
      url !== null && !gone.current.has(id) && !outboxState.get().files.has(id),
    whenDone: async () =>
      (await Promise.all([...running.current.values()].map(({ done }) => done))).every(Boolean),
    /** Waits a moment for what is on its way; what has not arrived by then waits on this device. */
    handOver: async () => {
      const all = [...running.current.values()].map(async ({ prepared, done, abort }) => {
        await prepared.catch(() => null); // told by `done`
        const isDone = await Promise.race([done.then(() => true), pause(SENDING_WAITS_MS)]);
        if (!isDone) abort.abort(handedOver);
        return done;
      });
      await Promise.all(all);
    },
    /** What could not be sent stays on this device, for the problem that was saved without it (D45). */
    owe: async ({ id, name }: { id: Id; name: string }, issueId: Id) => {
      const one = running.current.get(id);
      const small = await one?.prepared.catch(() => null); // nothing that could be sent
      if (!one || !small) return;
      const error = failures.current.get(id);
      const refused = isFinal(error) ? { code: error.code, status: error.status, data: error.data } : null;
      const owed = { to: 'issue', id: issueId } as const;
      await keepFile({ id, carId: one.owner, purpose, name }, small, { owed, refused });
    },
  };
}

// Not with the first load: behind a share link nothing is ever kept.
const loadOutbox = () => import('#web/platform/outbox/outbox.ts').then(({ outbox }) => outbox);
type Keep = Awaited<ReturnType<typeof loadOutbox>>['storeFile'];

const keepFile = async (...file: Parameters<Keep>): Promise<boolean> =>
  (await loadOutbox()).storeFile(...file);
