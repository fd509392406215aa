import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import { refusal } from '#server/platform/errors.ts';
import { decodeHeic } from './decode-heic.ts';
import { pngWithProfile } from './png-with-profile.ts';
import { takeTurns } from './take-turns.ts';

const LONGEST_SIDE = 2560;
const THUMBNAIL_SIDE = 480;
/** What a phone's best camera makes; a small file that unfolds to more is a trap. */
const PIXELS_MAX = 110_000_000;

/** A picture in work holds its pixels in memory; everyone else's waits on disk. */
const inTurn = takeTurns(1);

type Source = { path: string; extension: string };
type Targets = { picture: string; thumbnail: string };

/**
 * Makes the two JPEGs that are kept of a picture. They show what the picture shows, upright, in sRGB and
 * on white where it was transparent; nothing else of the original is kept, no place and no device (D44).
 * @throws UPLOAD_FAILED when it can not be read to its end
 */
export const renderPicture = (
  source: Source,
  targets: Targets,
): Promise<{ width: number; height: number; size: number }> =>
  inTurn(async () => {
    try {
      const picture = (await read(source))
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' });
      const { width, height, size } = await picture.jpeg({ quality: 82 }).toFile(targets.picture);
      const sharp = await openSharp();
      await sharp(targets.picture)
        .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 76 })
        .toFile(targets.thumbnail);
      return { width, height, size };
    } catch (error) {
      throw Object.assign(refusal('UPLOAD_FAILED'), { cause: error });
    }
  });

async function read({ path, extension }: Source): Promise<Sharp> {
  const sharp = await openSharp();
  if (extension !== 'heic') {
    return sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true });
  }
  const { data, width, height, profile } = await decodeHeic(path, PIXELS_MAX);
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  if (!profile) return picture;
  // Bare pixels can not carry their profile, a PNG can; phones write wider colours than sRGB.
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  return sharp(pngWithProfile(png, profile), { limitInputPixels: PIXELS_MAX });
}

let opening: Promise<typeof sharpLibrary> | undefined;

/** Loaded with the first picture: most processes most of the time have none in work. */
const openSharp = () =>
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
