import { FileText } from 'lucide-react';
import type { DocumentFile } from '#domain/documents/schema.ts';
import { MediaGallery } from '#web/media/media-gallery.tsx';
import { useWords } from '#web/platform/language/language.ts';

/** Pictures to look at, and PDFs to open. */
export function DocumentFiles({ files }: { files: readonly DocumentFile[] }) {
  const { t } = useWords();
  const urlsOf = (wanted: DocumentFile['kind']) =>
    files.flatMap(({ kind, url }) => (kind === wanted && url !== null ? [url] : []));
  const pdfs = urlsOf('document');
  return (
    <div className="mt-3 flex flex-col gap-2 empty:hidden">
      {pdfs.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {pdfs.map((url, at) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="text-accent inline-flex min-h-11 items-center gap-2 font-medium underline"
              >
                <FileText aria-hidden="true" strokeWidth={1.75} className="size-5" />
                {t('Open PDF {n}', { n: at + 1 })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <MediaGallery images={urlsOf('picture')} videos={[]} />
    </div>
  );
}
