import { rendersAsVideo, servedTypes } from '#domain/media/rules.ts';

/** Whether a video is shown in its place: every .mp4, another only where this browser plays its kind (D43). */
export function canPlay(url: string): boolean {
  if (rendersAsVideo(url)) return true;
  const type = servedTypes[/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ''];
  return type !== undefined && document.createElement('video').canPlayType(type) !== '';
}
