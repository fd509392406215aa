import { FileVideo, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { thumbnailUrl } from '#domain/media/rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { canPlay } from './can-play.ts';
import type { ShownMedia } from './media-viewer.tsx';

const MediaViewer = lazyDialog(() => import('./media-viewer.tsx').then((file) => file.MediaViewer));

export function MediaGallery({ images, videos }: { images: readonly string[]; videos: readonly string[] }) {
  const { t } = useWords();
  const [opened, setOpened] = useState<number | null>(null);
  const all: ShownMedia[] = [
    ...images.map((url) => ({ kind: 'picture' as const, url })),
    ...videos.map((url) => ({ kind: 'video' as const, url })),
  ];
  if (all.length === 0) return null;
  return (
    <>
      <ul className="wide:grid-cols-5 grid grid-cols-3 gap-2">
        {all.map(({ kind, url }, at) => (
          <li key={url}>
            {kind === 'video' && !canPlay(url) ? (
              <a href={url} target="_blank" rel="noreferrer" className={tile}>
                <FileVideo aria-hidden="true" strokeWidth={1.75} className="text-accent size-7" />
                <span className="px-1 text-center text-xs">{t('Open video file')}</span>
              </a>
            ) : (
              <button
                type="button"
                className={tile}
                onClick={() => setOpened(at)}
                aria-label={t(kind === 'video' ? 'Play video {n}' : 'Show image {n}', { n: at + 1 })}
              >
                {kind === 'picture' ? (
                  <img
                    src={thumbnailUrl(url)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="absolute inset-0 size-full object-cover"
                  />
                ) : (
                  <>
                    <video
                      src={`${url}#t=0.1`}
                      preload="metadata"
                      muted
                      playsInline
                      className="absolute inset-0 size-full object-cover"
                    />
                    <span className="bg-overlay text-[white] relative grid size-11 place-items-center rounded-pill">
                      <Play aria-hidden="true" className="size-5 fill-current" />
                    </span>
                  </>
                )}
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <MediaViewer media={all} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

const tile =
  'bg-sunken border-line relative grid aspect-square w-full place-items-center overflow-hidden rounded-card border content-center gap-1';
