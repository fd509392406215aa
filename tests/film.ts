import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { asBytes, type Bytes } from './fixtures/media/samples.ts';

type Film = {
  seconds: number;
  container: 'webm' | 'mov' | 'mp4';
  codec: 'vp8' | 'avc';
  /** Every frame is different, so that compression cannot make the film small. */
  isNoisy?: boolean;
  tags?: { title: string };
};

const library = join(import.meta.dirname, '../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs');
const ORIGIN = 'http://localhost:1';

/** A real film with sound, two pictures a second, made by the browser's own encoders. */
export async function makeFilm(browser: Browser, film: Film): Promise<Bytes> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const code = await readFile(library, 'utf8');
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().url().endsWith('.mjs')
        ? route.fulfill({ contentType: 'text/javascript', body: code })
        : route.fulfill({ contentType: 'text/html', body: '<title>Studio</title>' }),
    );
    await page.goto(`${ORIGIN}/`);
    const text = await page.evaluate(shoot, film);
    return asBytes(Buffer.from(text, 'base64'));
  } finally {
    await context.close();
  }
}

/** Runs in the page. @returns base64 */
async function shoot({ seconds, container, codec, isNoisy, tags }: Film): Promise<string> {
  const from = '/mediabunny.mjs';
  const studio = (await import(/* @vite-ignore */ from)) as typeof Mediabunny;
  const target = new studio.BufferTarget();
  const format = {
    webm: () => new studio.WebMOutputFormat(),
    mov: () => new studio.MovOutputFormat(),
    mp4: () => new studio.Mp4OutputFormat(),
  }[container]();
  const output = new studio.Output({ format, target });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 240];
  const pen = canvas.getContext('2d')!;
  const picture = new studio.CanvasSource(canvas, {
    codec,
    bitrate: isNoisy ? 4_000_000 : 200_000,
    keyFrameInterval: 2,
  });
  const sound = new studio.AudioBufferSource({ codec: 'opus', bitrate: 32_000 });
  output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  if (tags) output.setMetadataTags(tags);
  await output.start();
  for (let at = 0; at < seconds; at += 0.5) {
    pen.fillStyle = `hsl(${at * 9} 80% 50%)`;
    pen.fillRect(0, 0, 320, 240);
    if (isNoisy) {
      const { data } = new ImageData(320, 240);
      for (let from16 = 0; from16 < data.length; from16 += 65_536)
        crypto.getRandomValues(data.subarray(from16, from16 + 65_536));
      pen.putImageData(new ImageData(data, 320), 0, 0);
    }
    await picture.add(at, 0.5);
  }
  await sound.add(new AudioBuffer({ length: seconds * 48_000, sampleRate: 48_000, numberOfChannels: 1 }));
  await output.finalize();
  const bytes = new Uint8Array(target.buffer!);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** What is in a film: its length, codecs and title. */
export async function lookInto(file: Buffer) {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return {
    format: (await input.getFormat()).name,
    seconds: await input.computeDuration(),
    video: await video?.getCodec(),
    audio: await audio?.getCodec(),
    width: await video?.getDisplayWidth(),
    title: (await input.getMetadataTags()).title,
  };
}
