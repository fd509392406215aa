import type sharpLibrary from 'sharp';

let opening: Promise<typeof sharpLibrary> | undefined;

export const openSharp = (): Promise<typeof sharpLibrary> =>
  (opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only the necessary decoders; SVG is never read.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
    });
    return sharp;
  }));
