import { DAY_MS } from '#domain/days.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { counted } from '#server/platform/model/count-calls.ts';
import { MODEL_DEADLINE_MS } from '#server/platform/model/model.ts';
import { takeTurn } from '#server/platform/model/take-turns.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { transcribeFile } from '#server/platform/model/speech.ts';
import { saveExchange, takeModelCall } from './store.ts';

/** About five minutes of speech as phone browsers record it. */
export const RECORDING_BYTES = 5 * 1024 * 1024;

const EXTENSIONS: Record<string, string> = {
  'video/webm': 'webm',
  'audio/webm': 'webm',
  'video/matroska': 'webm',
  'audio/matroska': 'webm',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
};

/** Never stores the recording.
 * @throws NOT_AVAILABLE without a model that works and is allowed, TOO_MANY_REQUESTS, UNSUPPORTED_MEDIA */
export async function transcribe(
  { config, db, log, clock }: Deps,
  owner: OwnerScope,
  { recording, language }: { recording: Buffer; language: 'en' | 'lv' | undefined },
  signal: AbortSignal,
): Promise<{ text: string }> {
  if (!config.speech) throw refusal('NOT_AVAILABLE', { reason: 'not-configured' });
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(recording);
  const extension = type && EXTENSIONS[type.mime.split(';', 1)[0]!];
  if (!extension) throw refusal('UNSUPPORTED_MEDIA');
  const failed = () => refusal('NOT_AVAILABLE', { reason: 'failed' });
  // Before it is counted: whoever leaves while waiting has sent nothing.
  const endTurn = await takeTurn(owner.ownerId, signal).catch((error: unknown) => {
    throw signal.aborted ? failed() : error;
  });
  try {
    const now = clock();
    const { quota } = await takeModelCall(db, owner, now, config.modelDailyLimit, '');
    if (quota === 'opted-out') throw refusal('NOT_AVAILABLE', { reason: 'opted-out' });
    if (quota === 'limit') {
      const midnight = Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
      throw refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((midnight - now.getTime()) / 1000) });
    }
    const sent = {
      purpose: 'speech' as const,
      model: config.speech.name,
      host: new URL(config.speech.baseUrl).host,
      sentAt: now.toISOString(),
    };
    const messages = [{ role: 'user', text: `[recording, ${Math.ceil(recording.length / 1024)} kB]` }];
    const file = new File([new Uint8Array(recording)], `recording.${extension}`, { type: type.mime });
    await saveExchange(db, owner, { ...sent, pictures: 0, tools: [], messages });
    const cancelled = AbortSignal.any([signal, AbortSignal.timeout(MODEL_DEADLINE_MS)]);
    const text = await counted('speech', cancelled, () =>
      transcribeFile(config.speech!, { file, language }, cancelled),
    ).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'the speech model failed');
      throw failed();
    });
    return { text: text.trim() };
  } finally {
    endTurn();
  }
}
