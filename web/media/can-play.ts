import { rendersAsVideo, servedTypes } from '#domain/media/rules.ts';

/** Whether a video is played inline: every .mp4, other formats only if this browser supports them. */
export function canPlay(url: string): boolean {
  if (rendersAsVideo(url)) return true;
  const type = servedTypes[/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ''];
  return type !== undefined && document.createElement('video').canPlayType(type) !== '';
}
