import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import type { FirstCarDraft } from './first-car-draft.ts';
import { isDrawable, pictureAsDataUrl } from './photo-draft.ts';

type Props = {
  draft: FirstCarDraft;
  photoFile: { current: File | null };
  onChange: (to: Partial<FirstCarDraft>) => void;
};

export function FirstCarPhoto({ draft, photoFile, onChange }: Props) {
  const { t } = useWords();
  const [{ photo, photoName }, setShown] = useState({ photo: draft.photo, photoName: draft.photoName });
  const show = (url: string | null, file: File | null) => {
    photoFile.current = file;
    const shown = { photo: url, photoName: file?.name ?? null };
    setShown(shown);
    // A file name alone would suggest a picture that is lost on reload.
    onChange(url ? shown : { photo: null, photoName: null });
  };
  const choose = async (file: File) => {
    // Some browsers report no type for a HEIC picture.
    if (!file.type.startsWith('image/') && !/\.hei[cf]$/i.test(file.name))
      return showToast({ title: t('This file type is not supported'), destructive: true });
    show(await pictureAsDataUrl(file), file);
  };
  const drawn = photo && isDrawable(photo) ? photo : null;
  const chosen = photo !== null || photoName !== null;
  return (
    <div className="flex flex-col gap-3">
      {drawn && (
        <img src={drawn} alt={t('Photo')} className="aspect-video w-full rounded-card object-cover" />
      )}
      <FilePicker
        label={t(chosen ? 'Change photo' : 'Add photo')}
        hint={drawn ? t('(optional)') : (photoName ?? t('(optional)'))}
        icon={<Camera strokeWidth={1.75} />}
        accept="image/*"
        onFiles={([file]) => file && void choose(file)}
      />
      {chosen && (
        <Button variant="quiet" size="small" className="self-start" onClick={() => show(null, null)}>
          {t('Remove photo')}
        </Button>
      )}
    </div>
  );
}
