import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import type { ChosenRecordFile, MediaPurpose } from '#domain/media/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { PicturePicker } from './picture-picker.tsx';
import { FileLinks } from './record-files.tsx';
import { storedFile } from './stored-file.ts';
import { useUploads } from './use-uploads.ts';

type Options = {
  purpose: MediaPurpose;
  carId: Id;
  files: readonly ChosenRecordFile[];
  /** Takes an updater: several uploads may finish between two renders. */
  onChange: (update: (files: readonly ChosenRecordFile[]) => ChosenRecordFile[]) => void;
  label: Phrase;
  /** May contain {n}, the number of the file. */
  linkLabel: Phrase;
  /** Shared by another app; added like chosen files. */
  offered: readonly File[];
};

export function useRecordFiles({ purpose, carId, files, onChange, label, linkLabel, offered }: Options) {
  const { t } = useWords();
  const uploads = useUploads(purpose, carId, ({ id, url }) =>
    onChange((present) => present.map((file) => (file.id === id ? { ...file, url } : file))),
  );
  const waiting = useOutbox((state) => state.files);
  return {
    field: (
      <div>
        <PicturePicker
          files={files.map((file, at) => ({ ...file, name: file.name || t('File {n}', { n: at + 1 }) }))}
          uploads={uploads}
          max={limits.filesPerRecord}
          maxText="At most 10 files"
          label={t(label)}
          hasPdf
          offered={offered}
          onTaken={(taken) =>
            onChange((present) => [
              ...present,
              ...taken.map(({ kind, ...file }) => ({
                ...file,
                kind: kind === 'document' ? kind : ('picture' as const),
              })),
            ])
          }
          onRemoved={(removed) => onChange((present) => present.filter(({ id }) => id !== removed))}
        />
        <FileLinks
          urls={files.flatMap(({ id, url }) => waiting.get(id)?.url ?? url ?? [])}
          label={linkLabel}
        />
      </div>
    ),
    /** @throws unless every file is on the server or queued on this device */
    handOver: async (): Promise<void> => {
      await uploads.handOver();
      if (!files.every(uploads.isAvailable)) throw new Error('A file has not arrived');
    },
    /** The files themselves, for the record of another car. @throws if one cannot be read now */
    contents: () =>
      Promise.all(
        files.map(
          async ({ id, url, name, kind }) =>
            uploads.fileOf(id) ?? storedFile({ url: waiting.get(id)?.url ?? url, kind }, name),
        ),
      ),
    drop: () => {
      for (const { id } of files) uploads.remove(id);
    },
  };
}
