import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import type { Pixels } from './pixels.ts';

const { path, pixelsMax } = workerData as { path: string; pixelsMax: number };

const file = await readFile(path);
const images = new libheif.HeifDecoder().decode(file);
const image = images.find((each) => each.is_primary()) ?? images[0];
if (!image) throw new Error('The file contains no picture');

const [width, height] = [image.get_width(), image.get_height()];
if (width * height > pixelsMax) parentPort!.postMessage('too many pixels', []);
else decode();

function decode() {
  const data = new Uint8ClampedArray(width * height * 4);
  image!.display({ data, width, height }, (displayed) => {
    if (!displayed) throw new Error('The picture cannot be decoded');
    const pixels: Pixels = { data: new Uint8Array(data.buffer), width, height, profile: colourProfile() };
    parentPort!.postMessage(pixels, [data.buffer]);
  });
}

/** The ICC profile in the header's 'colr' box, which the decoder does not expose. */
function colourProfile(): Uint8Array | null {
  const at = Math.max(file.indexOf('colrprof'), file.indexOf('colrrICC'));
  if (at < 4) return null;
  const end = at - 4 + file.readUInt32BE(at - 4);
  return end <= file.length ? Uint8Array.from(file.subarray(at + 8, end)) : null;
}
