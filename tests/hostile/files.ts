import * as sample from '#tests/fixtures/media/samples.ts';
import type { Dice } from './dice.ts';

/** Files that are damaged, cut, empty, of two kinds at once or of none. */
export async function hostileFiles(): Promise<(random: Dice) => Buffer> {
  const { phonePicture, png, webp, gif, avif, tiff, heic, mp4, mov, webm, pdf, svg, html } = sample;
  const samples = await Promise.all([phonePicture(), png(), webp(), gif(), avif(), tiff()]);
  samples.push(heic(), mp4(), mov(), webm(), pdf(), svg(), html());
  return (random) => {
    const file = Buffer.from(random.pick(samples));
    switch (random.pick(['damaged', 'cut', 'mixed', 'noise', 'sizes'])) {
      case 'cut':
        return file.subarray(0, random.below(file.length));
      case 'mixed':
        return Buffer.concat([file.subarray(0, 8 + random.below(64)), random.pick(samples)]);
      case 'noise':
        return Buffer.from(Array.from({ length: random.below(3000) }, () => random.below(256)));
      case 'sizes':
        // Lengths and dimensions lie near the beginning.
        return overwrite(file, 4 + random.below(Math.min(200, file.length)), [0xff, 0xff, 0xff, 0xff]);
      default:
        return damage(file, random);
    }
  };
}

function overwrite(file: Buffer, at: number, bytes: number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes.slice(0, Math.max(0, copy.length - at)), Math.min(at, copy.length));
  return copy;
}

export function damage(file: Buffer, random: Dice): Buffer {
  const copy = Buffer.from(file);
  for (let times = 1 + random.below(20); times > 0 && copy.length > 0; times--)
    copy[random.below(copy.length)] = random.below(256);
  return copy;
}
