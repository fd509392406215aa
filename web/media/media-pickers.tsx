import { Camera, FileText, Video } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { takeFiles, type LogFile } from '#domain/issues/log-flow-rules.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { FileTiles } from './file-tiles.tsx';
import { kindOf } from './prepare-file.ts';
import { useOffered } from './use-offered.ts';
import type { useUploads } from './use-uploads.ts';

type Props = {
  files: readonly LogFile[];
  uploads: ReturnType<typeof useUploads>;
  disabled?: boolean;
  /** Shared by another app. */
  offered?: readonly File[];
  onTaken: (files: LogFile[]) => void;
  onRemoved: (id: Id) => void;
};

/** Pictures, videos and PDFs, five of each; every picker sorts by file type. */
export function MediaPickers({ files, uploads, disabled, offered, onTaken, onRemoved }: Props) {
  const { t } = useWords();
  const [problem, setProblem] = useState<'tooMany' | 'unsupported' | null>(null);

  const choose = (chosen: File[]) => {
    const sorted = chosen.flatMap((file) => {
      const kind = kindOf(file);
      return kind ? [{ file, kind }] : [];
    });
    const { taken, refused } = takeFiles(files, sorted);
    setProblem(refused ? 'tooMany' : sorted.length < chosen.length ? 'unsupported' : null);
    const added = taken.map(({ file, kind }) => ({
      file,
      entry: { id: newId(), name: file.name, kind, url: null },
    }));
    onTaken(added.map(({ entry }) => entry));
    for (const { file, entry } of added) uploads.add(entry.id, file);
  };
  useOffered(offered, choose);

  return (
    <div className="flex flex-col gap-3">
      <div className="wide:grid-cols-3 grid gap-3">
        <FilePicker
          label={t('Add images')}
          accept="image/*"
          multiple
          disabled={disabled ?? false}
          icon={<Camera aria-hidden="true" strokeWidth={1.75} />}
          onFiles={choose}
        />
        <FilePicker
          label={t('Add videos')}
          hint={t('max 30s per video')}
          accept="image/*,video/*"
          multiple
          disabled={disabled ?? false}
          icon={<Video aria-hidden="true" strokeWidth={1.75} />}
          onFiles={choose}
        />
        <FilePicker
          label={t('Add PDFs')}
          accept="application/pdf"
          multiple
          disabled={disabled ?? false}
          icon={<FileText aria-hidden="true" strokeWidth={1.75} />}
          onFiles={choose}
        />
      </div>
      {problem === 'tooMany' && <Alert>{t('You can only upload a maximum of 5 files.')}</Alert>}
      {problem === 'unsupported' && <Alert>{t('This file type is not supported')}</Alert>}
      <FileTiles
        files={files}
        uploads={uploads}
        onRemoved={(id) => {
          setProblem(null);
          onRemoved(id);
        }}
      />
    </div>
  );
}
