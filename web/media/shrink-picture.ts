import { limits } from '#domain/limits.ts';

/** In pixels. More detail does not improve an assessment and takes minutes on a slow network. */
const SIDE_MAX = 2560;
const WORTH_SHRINKING = 1_500_000;
const QUALITY = 0.85;

/** A large picture as a smaller, upright JPEG; a file this browser cannot decode stays as it is. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await new Promise((resolve, reject) => {
      picture.onload = resolve;
      picture.onerror = reject;
    });
    const { naturalWidth: width, naturalHeight: height } = picture;
    // A small file may decode to more pixels than the server can hold in memory.
    if (file.size < WORTH_SHRINKING && width * height <= limits.avifPixels) return file;
    const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Transparent areas become white, as on the server.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    const isSmaller = small?.type === 'image/jpeg' && (small.size < file.size || scale < 1);
    return isSmaller ? small : file;
  } catch {
    // This browser cannot decode it (HEIC, for example); the server can.
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
