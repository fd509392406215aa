import type sharpLibrary from 'sharp';

let opening: Promise<typeof sharpLibrary> | undefined;

/** Loaded with the first picture: most processes most of the time have none in work. */
export const openSharp = (): Promise<typeof sharpLibrary> =>
  (opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Of the readers it brings, only those of the kinds taken here; none that understands SVG.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
    });
    return sharp;
  }));
