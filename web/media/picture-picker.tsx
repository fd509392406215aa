import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { FileTiles, type ChosenFile } from './file-tiles.tsx';
import { kindOf } from './prepare-file.ts';
import { useOffered } from './use-offered.ts';
import type { useUploads } from './use-uploads.ts';

type Props = {
  files: readonly ChosenFile[];
  uploads: ReturnType<typeof useUploads>;
  max: number;
  maxText: Phrase;
  /** Defaults to the label for pictures. */
  label?: string;
  hasPdf?: boolean;
  /** Shared by another app. */
  offered?: readonly File[];
  onTaken: (files: ChosenFile[]) => void;
  onRemoved: (id: Id) => void;
};

export function PicturePicker({
  files,
  uploads,
  max,
  maxText,
  label,
  hasPdf = false,
  offered,
  onTaken,
  onRemoved,
}: Props) {
  const { t } = useWords();
  const [problem, setProblem] = useState<Phrase | null>(null);
  const choose = (chosen: File[]) => {
    const fitting = chosen.flatMap((file) => {
      const kind = kindOf(file);
      return kind === 'picture' || (hasPdf && kind === 'document') ? [{ file, kind }] : [];
    });
    const free = max - files.length;
    if (fitting.length > free) setProblem(maxText);
    else setProblem(fitting.length < chosen.length ? 'This file type is not supported' : null);
    const taken = fitting.slice(0, free).map(({ file, kind }) => ({
      file,
      entry: { id: newId(), name: file.name, kind, url: null },
    }));
    onTaken(taken.map(({ entry }) => entry));
    for (const { file, entry } of taken) uploads.add(entry.id, file);
  };
  useOffered(offered, choose);
  return (
    <div className="flex flex-col gap-3">
      <FilePicker
        label={label ?? t('Add images')}
        hint={t(maxText)}
        accept={hasPdf ? 'image/*,application/pdf' : 'image/*'}
        multiple
        icon={<Camera aria-hidden="true" strokeWidth={1.75} />}
        onFiles={choose}
      />
      {problem && <Alert>{t(problem)}</Alert>}
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
