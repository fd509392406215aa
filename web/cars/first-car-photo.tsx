import { Camera } from 'lucide-react';
import { useWords } from '#web/platform/language.ts';
import { Button } from '#web/ui/button.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';

type Props = {
  photo: string | null;
  fileName: string | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The car's picture before the car exists: kept in the browser, shown at once. */
export function FirstCarPhoto({ photo, fileName, onChoose, onRemove }: Props) {
  const { t } = useWords();
  const chosen = photo !== null || fileName !== null;
  return (
    <div className="flex flex-col gap-3">
      {photo && (
        <img src={photo} alt={t('Photo')} className="aspect-video w-full rounded-card object-cover" />
      )}
      <FilePicker
        label={t(chosen ? 'Change photo' : 'Add photo')}
        hint={photo ? t('(optional)') : (fileName ?? t('(optional)'))}
        icon={<Camera strokeWidth={1.75} />}
        accept="image/*"
        onFiles={([file]) => file && onChoose(file)}
      />
      {chosen && (
        <Button variant="quiet" size="small" className="self-start" onClick={onRemove}>
          {t('Remove photo')}
        </Button>
      )}
    </div>
  );
}
