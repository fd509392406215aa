/** Longer sides than this help nobody to see a leak, but cost minutes on a slow network (D35). */
const SIDE_MAX = 2560;
const WORTH_SHRINKING = 1_500_000;
const QUALITY = 0.85;

export type FileKind = 'picture' | 'video' | 'document';

/** By the type the browser gives; the server looks at the content. */
export function kindOf(file: File): FileKind | null {
  if (file.type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(file.name)) return 'picture';
  if (file.type.startsWith('video/') || /\.(mp4|mov|webm)$/i.test(file.name)) return 'video';
  return file.type === 'application/pdf' ? 'document' : null;
}

/** A large picture as a smaller JPEG; whatever this browser cannot draw goes up as it is. */
export async function prepareFile(file: File): Promise<Blob> {
  if (kindOf(file) !== 'picture' || file.type === 'image/gif' || file.size < WORTH_SHRINKING) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return small && small.type === 'image/jpeg' && small.size < file.size ? small : file;
}
