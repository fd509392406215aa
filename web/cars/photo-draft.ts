const SIDE_MAX = 1280;
const QUALITY = 0.82;

/** A picture as a JPEG data URL that fits into local storage; null when this browser cannot draw it. */
export async function pictureAsDataUrl(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/** The way back. Not by fetch: the page's policy lets it reach its own server only. */
export function blobOfDataUrl(url: string): Blob {
  const [head = '', data = ''] = url.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'application/octet-stream';
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}
