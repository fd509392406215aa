import { CircleAlert, FileText, Film, Play, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

type Props = {
  name: string;
  kind: 'picture' | 'video' | 'document';
  /** URL of the picture or video; without one, an icon is shown. */
  preview?: string | null | undefined;
  onPreviewFailed?: ((preview: string) => void) | undefined;
  progress?: number | undefined;
  progressLabel?: string;
  error?: string | undefined;
  hint?: string | undefined;
  removeLabel?: string;
  onRemove?: () => void;
};

export function FileTile({
  name,
  kind,
  preview,
  onPreviewFailed,
  progress,
  progressLabel,
  error,
  hint,
  removeLabel,
  onRemove,
}: Props) {
  const [failedPreview, setFailedPreview] = useState<string | null>(null);
  const Icon = kind === 'video' ? Film : FileText;
  return (
    <div className="relative">
      <div className="border-line bg-sunken relative grid aspect-square place-items-center overflow-hidden rounded-card border">
        {preview && failedPreview !== preview ? (
          <Preview
            name={name}
            kind={kind}
            url={preview}
            onFailed={() => {
              setFailedPreview(preview);
              onPreviewFailed?.(preview);
            }}
          />
        ) : (
          <span className="text-muted flex max-w-full flex-col items-center gap-1 px-2 text-center text-xs">
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-7" />
            <span className="w-full truncate">{name}</span>
          </span>
        )}
        {progress !== undefined && (
          <progress
            aria-label={progressLabel ?? name}
            value={progress}
            max={1}
            className="accent-accent absolute inset-x-2 bottom-2 h-2 w-[calc(100%-1rem)]"
          />
        )}
      </div>
      {error && (
        <p role="alert" className="text-danger mt-1 flex gap-1 text-sm">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && !error && (
        <p role="status" className="text-muted mt-1 text-xs">
          {hint}
        </p>
      )}
      {onRemove && (
        <IconButton
          label={removeLabel ?? name}
          icon={
            <span className="bg-surface border-line-strong grid size-7 place-items-center rounded-pill border">
              <X aria-hidden="true" strokeWidth={2} className="size-4" />
            </span>
          }
          onClick={onRemove}
          className="absolute -top-2 -right-2 hover:bg-transparent"
        />
      )}
    </div>
  );
}

type PreviewProps = { name: string; kind: Props['kind']; url: string; onFailed: () => void };

const Preview = ({ name, kind, url, onFailed }: PreviewProps) =>
  kind === 'video' ? (
    <>
      <video
        src={`${url}#t=0.1`}
        aria-label={name}
        preload="metadata"
        muted
        playsInline
        className="absolute inset-0 size-full object-cover"
        onError={onFailed}
      />
      <span className="bg-overlay text-[white] relative grid size-9 place-items-center rounded-pill">
        <Play aria-hidden="true" className="size-4 fill-current" />
      </span>
    </>
  ) : (
    <img src={url} alt={name} className="absolute inset-0 size-full object-cover" onError={onFailed} />
  );
