import { FileText } from 'lucide-react';
import type { DocumentFile } from '#domain/documents/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { MediaGallery } from '#web/media/media-gallery.tsx';
import { useWords } from '#web/platform/language/language.ts';

/** Pictures to look at, and PDFs to open. */
export function DocumentFiles({ files }: { files: readonly DocumentFile[] }) {
  const urlsOf = (wanted: DocumentFile['kind']) =>
    files.flatMap(({ kind, url }) => (kind === wanted && url !== null ? [url] : []));
  return (
    <div className="mt-3 flex flex-col gap-2 empty:hidden">
      <FileLinks urls={urlsOf('document')} label="Open PDF {n}" />
      <MediaGallery images={urlsOf('picture')} videos={[]} />
    </div>
  );
}

type Props = { urls: readonly string[]; label: Phrase & ('Open PDF {n}' | 'Open file {n}') };

export function FileLinks({ urls, label }: Props) {
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
