import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

const { path, pixelsMax } = workerData as { path: string; pixelsMax: number };

const images = new libheif.HeifDecoder().decode(await readFile(path));
const image = images.find((each) => each.is_primary()) ?? images[0];
if (!image) throw new Error('There is no picture in this file');

const [width, height] = [image.get_width(), image.get_height()];
if (width * height > pixelsMax) throw new Error('The picture has too many pixels');

const data = new Uint8ClampedArray(width * height * 4);
image.display({ data, width, height }, (shown) => {
  if (!shown) throw new Error('The picture can not be decoded');
  parentPort!.postMessage({ data: new Uint8Array(data.buffer), width, height }, [data.buffer]);
});
