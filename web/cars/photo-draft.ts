const SIDE_MAX = 1280;
const QUALITY = 0.82;
const RAW_MAX = 2_000_000;

/** A resized JPEG, or the original where the browser cannot decode it (HEIC); null when that is too large. */
export async function pictureAsDataUrl(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file.size <= RAW_MAX ? asDataUrl(file) : null;
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}

export const isDrawable = (url: string): boolean => url.startsWith('data:image/jpeg');

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'));
    reader.readAsDataURL(file);
  });

/** Without fetch, which the content security policy forbids for data URLs. */
export function blobOfDataUrl(url: string): Blob {
  const [head = '', data = ''] = url.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'application/octet-stream';
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}
