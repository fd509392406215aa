import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { clearThread } from './thread.ts';

export function ClearChat({ car, onCleared }: { car: Car; onCleared: () => void }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const clear = useMutation({ mutationFn: clearThread });
  const confirm = async () => {
    try {
      await clear.mutateAsync(car.id);
      setAsking(false);
      onCleared();
      showToast({ title: t('Chat cleared') });
    } catch (error) {
      console.warn('The chat could not be cleared', error);
      showFailure(t, error);
    }
  };
  return (
    <>
      <IconButton
        label={t('Clear chat')}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={t('Delete the whole chat for this car?')}
        text={t('"{name}": the chat cannot be brought back.', { name: carName(car) })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={clear.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
