import {
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionVideoOptions,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  MPEG_TS,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
} from 'mediabunny';
import { limits } from '#domain/limits.ts';

/** Codecs that browsers support in .mp4; all others are re-encoded. */
const VIDEO_CODECS: readonly unknown[] = ['avc', 'hevc', 'vp9', 'av1'];
const AUDIO_CODECS: readonly unknown[] = ['aac', 'mp3', 'opus', 'flac'];
const LONG_SIDE = 1280;
const BITRATE_MAX = 5_000_000;
/** Containers may end a packet later than declared; in seconds. */
const TOLERANCE = 0.5;

export type Converted = { file: Blob; wasCut: boolean };
type Options = { bytesMax: number; signal: AbortSignal; onProgress: (share: number) => void };

/** At most 30 s, without location and device metadata; null when picture or sound cannot be converted. */
export async function convertVideo(file: File, options: Options): Promise<Converted | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA, MPEG_TS] });
  try {
    if (!(await input.canRead())) return null;
    const video = await input.getPrimaryVideoTrack();
    if (!video) return null;
    const seconds = await input.computeDuration();
    const wasCut = seconds > limits.videoSeconds + TOLERANCE;
    const keptSeconds = wasCut ? limits.videoSeconds : seconds;
    const isHuge = (file.size * keptSeconds) / seconds > options.bytesMax;
    const copied = isHuge
      ? null
      : await run(input, video, { ...options, wasCut, keptSeconds, isSmaller: false });
    if (copied && copied.size <= options.bytesMax) return { file: copied, wasCut };
    const smaller = await run(input, video, { ...options, wasCut, keptSeconds, isSmaller: true });
    return smaller && { file: smaller, wasCut };
  } finally {
    input.dispose();
  }
}

type Run = Options & { wasCut: boolean; keptSeconds: number; isSmaller: boolean };

async function run(input: Input, video: InputVideoTrack, options: Run): Promise<Blob | null> {
  const { signal, onProgress, wasCut, keptSeconds, isSmaller } = options;
  signal.throwIfAborted();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const smaller = isSmaller ? await smallerVideo(video, options.bytesMax, keptSeconds) : {};
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    ...(wasCut ? { trim: { end: limits.videoSeconds } } : {}),
    copy: { boundaryPolicy: 'shrink' },
    video: async (track) =>
      VIDEO_CODECS.includes(await track.getCodec())
        ? smaller
        : { codec: 'avc', forceTranscode: true, ...smaller },
    audio: async (track) => (AUDIO_CODECS.includes(await track.getCodec()) ? {} : { forceTranscode: true }),
    tags: {},
    showWarnings: false,
  });
  const hasSound = (await input.getPrimaryAudioTrack()) !== null;
  const kinds = conversion.utilizedTracks.map(({ type }) => type);
  // The library silently drops tracks it cannot decode or encode.
  if (!conversion.isValid || !kinds.includes('video') || (hasSound && !kinds.includes('audio'))) return null;
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return target.buffer && new Blob([target.buffer], { type: 'video/mp4' });
}

async function smallerVideo(
  video: InputVideoTrack,
  bytesMax: number,
  seconds: number,
): Promise<ConversionVideoOptions> {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const bitrate = Math.min(BITRATE_MAX, Math.floor((bytesMax * 8 * 0.8) / Math.max(seconds, 1)));
  const side = Math.min(LONG_SIDE, Math.max(width, height));
  return {
    codec: 'avc',
    forceTranscode: true,
    quality: new Quality({ bitrate }),
    ...(width >= height ? { width: side } : { height: side }),
  };
}
