import { CircleAlert, FileText, Film, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

type Props = {
  /** For people who cannot see it: the file's name. */
  name: string;
  kind: 'picture' | 'video' | 'document';
  /** An address of the picture to show; without one an icon stands in. */
  preview?: string | null | undefined;
  /** 0 to 1 while it is on its way up; undefined when it is there. */
  progress?: number | undefined;
  progressLabel?: string;
  error?: string | undefined;
  removeLabel?: string;
  onRemove?: () => void;
};

/** One chosen or stored file as a square tile. */
export function FileTile({
  name,
  kind,
  preview,
  progress,
  progressLabel,
  error,
  removeLabel,
  onRemove,
}: Props) {
  const Icon = kind === 'video' ? Film : FileText;
  return (
    <div className="relative">
      <div className="border-line bg-sunken relative grid aspect-square place-items-center overflow-hidden rounded-card border">
        {preview ? (
          <img src={preview} alt={name} className="size-full object-cover" />
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
