import type { ReactNode } from 'react';
import type { Id } from '#domain/ids.ts';
import type { MediaPurpose } from '#domain/media/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { FileTiles, type ChosenFile } from './file-tiles.tsx';
import { useUploads, type ThroughLink } from './use-uploads.ts';

export type OneFile = { id: Id; name: string; url: string | null };

type Options = {
  purpose: MediaPurpose;
  /** Null for the photo of a car that is not saved yet. */
  carId: Id | null;
  file: OneFile | null;
  onChange: (file: OneFile | null) => void;
  label: string;
  accept: string;
  icon: ReactNode;
  link?: ThroughLink;
};

/** `whenSettled` waits for the upload: null for no file, undefined when it failed and the field shows why. */
export function useOneFile({ purpose, carId, file, onChange, label, accept, icon, link }: Options) {
  const uploads = useUploads(
    purpose,
    carId,
    ({ id, url }) => onChange({ id, name: file?.name ?? '', url }),
    link,
  );
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    if (file) uploads.remove(file.id);
    const id = newId();
    onChange({ id, name: chosen.name, url: null });
    uploads.add(id, chosen);
  };
  const kind = file && /\.pdf$/i.test(file.url ?? file.name) ? 'document' : 'picture';
  const shown: ChosenFile[] = file ? [{ ...file, kind }] : [];
  return {
    field: (
      <div>
        <FilePicker label={label} accept={accept} icon={icon} onFiles={take} />
        <FileTiles files={shown} uploads={uploads} onRemoved={() => onChange(null)} />
      </div>
    ),
    whenSettled: async (): Promise<Id | null | undefined> => {
      if (!file) return null;
      await uploads.whenDone();
      return uploads.isAvailable(file) ? file.id : undefined;
    },
    drop: () => file && uploads.remove(file.id),
  };
}
