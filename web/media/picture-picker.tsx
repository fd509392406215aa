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
import type { useUploads } from './use-uploads.ts';

type Props = {
  files: readonly ChosenFile[];
  uploads: ReturnType<typeof useUploads>;
  max: number;
  maxText: Phrase;
  onTaken: (files: ChosenFile[]) => void;
  onRemoved: (id: Id) => void;
};

export function PicturePicker({ files, uploads, max, maxText, onTaken, onRemoved }: Props) {
  const { t } = useWords();
  const [notice, setNotice] = useState<Phrase | null>(null);
  const choose = (chosen: File[]) => {
    const pictures = chosen.filter((file) => kindOf(file) === 'picture');
    const room = max - files.length;
    if (pictures.length > room) setNotice(maxText);
    else setNotice(pictures.length < chosen.length ? 'This file type is not supported' : null);
    const taken = pictures.slice(0, room).map((file) => ({
      file,
      entry: { id: newId(), name: file.name, kind: 'picture' as const, url: null },
    }));
    onTaken(taken.map(({ entry }) => entry));
    for (const { file, entry } of taken) uploads.add(entry.id, file);
  };
  return (
    <div className="flex flex-col gap-3">
      <FilePicker
        label={t('Add images')}
        hint={t(maxText)}
        accept="image/*"
        multiple
        icon={<Camera aria-hidden="true" strokeWidth={1.75} />}
        onFiles={choose}
      />
      {notice && <Alert>{t(notice)}</Alert>}
      <FileTiles
        files={files}
        uploads={uploads}
        onRemoved={(id) => {
          setNotice(null);
          onRemoved(id);
        }}
      />
    </div>
  );
}
