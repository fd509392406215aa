import { FileText } from 'lucide-react';
import type { Phrase } from '#domain/language/words.ts';
import type { RecordFile } from '#domain/media/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { MediaGallery } from './media-gallery.tsx';

export function RecordFiles({ files, className }: { files: readonly RecordFile[]; className?: string }) {
  const urlsOf = (wanted: RecordFile['kind']) =>
    files.flatMap(({ kind, url }) => (kind === wanted && url !== null ? [url] : []));
  return (
    <div className={classes('flex flex-col gap-2 empty:hidden', className)}>
      <FileLinks urls={urlsOf('document')} label="Open PDF {n}" />
      <MediaGallery images={urlsOf('picture')} videos={[]} />
    </div>
  );
}

/** @param label may contain {n}, the number of the file */
export function FileLinks({ urls, label }: { urls: readonly string[]; label: Phrase }) {
  const { t } = useWords();
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {urls.map((url, at) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-accent inline-flex min-h-11 items-center gap-2 font-medium underline"
          >
            <FileText aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {t(label, { n: at + 1 })}
          </a>
        </li>
      ))}
    </ul>
  );
}
