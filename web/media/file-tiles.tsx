import { RotateCw } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { thumbnailUrl } from '#domain/media/rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { Button } from '#web/ui/button.tsx';
import { FileTile } from '#web/ui/file-tile.tsx';
import type { FileKind } from './prepare-file.ts';
import type { useUploads } from './use-uploads.ts';

export type ChosenFile = { id: Id; name: string; kind: FileKind; url: string | null };

type Props = {
  files: readonly ChosenFile[];
  uploads: ReturnType<typeof useUploads>;
  onRemoved: (id: Id) => void;
};

export function FileTiles({ files, uploads, onRemoved }: Props) {
  const { t, format } = useWords();
  const queued = useOutbox((state) => state.files);
  const sent = useOutbox((state) => state.sent);
  if (files.length === 0) return null;
  return (
    <ul className="wide:grid-cols-5 grid grid-cols-3 gap-3 pt-2">
      {files.map(({ id, name, kind, url }) => {
        const transfer = uploads.transfers[id];
        const waiting = queued.get(id);
        const failed =
          transfer?.error ??
          (url === null && !transfer && !waiting ? { phrase: 'Upload failed' as const } : null);
        const preview = transfer?.preview ?? waiting?.url ?? (url && thumbnailUrl(url));
        return (
          <li key={id}>
            <FileTile
              name={name}
              kind={kind}
              preview={preview}
              onPreviewFailed={(shown) =>
                url && shown === thumbnailUrl(url) && void uploads.checkExists(id, shown)
              }
              progress={transfer?.progress ?? sent.get(id)}
              progressLabel={t(transfer?.preparing ? 'Preparing the video...' : 'Uploading...')}
              hint={transfer?.hint ? format(transfer.hint) : undefined}
              error={failed ? format(failed) : undefined}
              removeLabel={`${t('Remove file')}: ${name}`}
              onRemove={() => {
                uploads.remove(id);
                onRemoved(id);
              }}
            />
            {waiting && !failed && <p className="text-muted mt-1 text-sm">{t('Not yet sent')}</p>}
            {failed && uploads.canRetry(id) && (
              <Button
                variant="quiet"
                size="small"
                icon={<RotateCw aria-hidden="true" className="size-4" />}
                onClick={() => uploads.retry(id)}
              >
                {t('Retry')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
