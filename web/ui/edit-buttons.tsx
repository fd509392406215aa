import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';

export function EditButtons({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" size="small" disabled={busy} onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button type="submit" size="small" busy={busy}>
        {busy ? t('Saving...') : t('Save')}
      </Button>
    </div>
  );
}
