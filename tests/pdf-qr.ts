import jsQR from 'jsqr';
import { getResolvedPDFJS } from 'unpdf';

// Its types declare a default export; the module itself is the function.
const decode = jsQR as unknown as typeof jsQR.default;

type Page = { getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }> };
type Box = readonly [left: number, bottom: number, right: number, top: number];

const SIDE = 600;
const MARGIN = 40;

/** What the QR code of a PDF page says, read as a camera would: its black fields drawn, then decoded. */
export async function readQr(page: Page): Promise<string | null> {
  const boxes = await fields(page);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box[0]));
  const low = Math.min(...boxes.map((box) => box[1]));
  const scale = (SIDE - 2 * MARGIN) / (Math.max(...boxes.map((box) => box[2])) - left);
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const at = (value: number, from: number) => Math.round((value - from) * scale) + MARGIN;
  for (const [x0, y0, x1, y1] of boxes) {
    for (let y = at(y0, low); y < at(y1, low); y++) {
      const start = (y * SIDE + at(x0, left)) * 4;
      for (let offset = 0; offset < (at(x1, left) - at(x0, left)) * 4; offset += 4)
        pixels.set([0, 0, 0], start + offset);
    }
  }
  return decode(pixels, SIDE, SIDE)?.data ?? null;
}

/** The black rectangles that are filled one by one. */
async function fields(page: Page): Promise<Box[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  let isBlack = false;
  const boxes: Box[] = [];
  fnArray.forEach((name, at) => {
    const args = argsArray[at] as unknown[];
    if (name === OPS.setFillRGBColor) isBlack = args.join() === '#000000' || args.join() === '0,0,0';
    if (name === OPS.constructPath && isBlack) boxes.push([...(args[2] as Float32Array)] as unknown as Box);
  });
  return boxes;
}
