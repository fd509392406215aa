import type { Transcript } from '#domain/assessment/functions-schema.ts';
import type { Language } from '#domain/language/words.ts';
import { NetworkError, readError } from '#web/platform/api/errors.ts';

/** Enough for speech; the server accepts 5 MB. */
const BITS_PER_SECOND = 32_000;
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Browsers grant the microphone to secure contexts only. */
export const canRecord = () =>
  'MediaRecorder' in globalThis && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

export type Recording = { stop(): Promise<Blob>; cancel(): void };

/** @throws DOMException NotAllowedError when denied, NotFoundError without a microphone */
export async function record(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      resolve();
    }),
  );
  recorder.start();
  const end = () => recorder.state !== 'inactive' && recorder.stop();
  return {
    cancel: end,
    stop: async () => {
      end();
      await stopped;
      return new Blob(parts, { type: recorder.mimeType });
    },
  };
}

export async function transcribe(recording: Blob, language: Language, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/functions/transcribe?language=${language}`, {
    method: 'POST',
    body: recording,
    headers: { accept: 'application/json' },
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkError(cause);
  });
  if (!response.ok) throw await readError(response);
  return ((await response.json()) as Transcript).text;
}
