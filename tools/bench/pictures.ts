import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { limits } from '#domain/limits.ts';
import { appFlags } from '#tests/app-process.ts';
import { tempFolder } from '#tests/temp-folder.ts';

/** What one picture at the limit costs: the peak memory of a fresh process that renders it. */
const run = promisify(execFile);
const MB = 1024 * 1024;

const flat = (pixels: number, channels: 3 | 4 = 3): Sharp => {
  const height = Math.floor(Math.sqrt((pixels * 3) / 4));
  const width = Math.floor(pixels / height);
  const background = { r: 20, g: 90, b: 160, alpha: 1 };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
};

const { picturePixels, jpegPixels, avifPixels } = limits;
const cases: [name: string, extension: string, picture: Sharp][] = [
  ['a small one', 'jpg', flat(1_000_000).jpeg()],
  ['JPEG, 50 MP', 'jpg', flat(picturePixels).jpeg()],
  ['JPEG, 250 MP', 'jpg', flat(jpegPixels).jpeg()],
  ['JPEG on its side, 250 MP', 'jpg', flat(jpegPixels).withMetadata({ orientation: 6 }).jpeg()],
  [
    'progressive JPEG, 50 MP',
    'jpg',
    flat(picturePixels).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['PNG, 50 MP', 'png', flat(picturePixels, 4).png()],
  ['interlaced PNG, 50 MP', 'png', flat(picturePixels, 4).png({ progressive: true })],
  [
    'PNG of 16 bits on its side, 50 MP',
    'png',
    flat(picturePixels, 4).withMetadata({ orientation: 6 }).toColourspace('rgb16').png(),
  ],
  ['WebP, 50 MP', 'webp', flat(picturePixels, 4).webp({ effort: 0 })],
  ['AVIF, 20 MP', 'avif', flat(avifPixels).avif({ effort: 0 })],
];

export async function bench(): Promise<void> {
  const folder = await tempFolder();
  const figures: Record<string, { 'file, MB': number; 'peak, MB': number; seconds: number }> = {};
  try {
    for (const [name, extension, picture] of cases) {
      const path = join(folder, 'picture');
      await picture.toFile(path);
      const begun = performance.now();
      const peak = await peakOf(path, extension);
      figures[name] = {
        'file, MB': Math.round(((await stat(path)).size / MB) * 10) / 10,
        'peak, MB': peak,
        seconds: Math.round((performance.now() - begun) / 100) / 10,
      };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.table(figures);
  console.log(JSON.stringify(figures));
}

async function peakOf(path: string, extension: string): Promise<number> {
  const module = join(import.meta.dirname, '../../server/media/render-picture.ts');
  const script = `
    import { renderPicture } from ${JSON.stringify(module)};
    await renderPicture(
      { path: ${JSON.stringify(path)}, extension: ${JSON.stringify(extension)} },
      { picture: ${JSON.stringify(`${path}.jpg`)}, thumbnail: ${JSON.stringify(`${path}.small.jpg`)} },
      { key: 'bench' },
    );
    console.log(process.resourceUsage().maxRSS);`;
  const { stdout } = await run(process.execPath, [...appFlags, '--input-type=module', '--eval', script]);
  return Math.round(Number(stdout) / 1024);
}
