import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  busy: 'test' | 'remove' | null;
  disabled?: boolean;
  /** Distinguishes the buttons of several channels for screen readers. */
  name?: string;
  onTest: () => void;
  onRemove: () => void;
};

export function ChannelButtons({ busy, disabled = false, name, onTest, onRemove }: Props) {
  const { t } = useWords();
  const actions = [
    ['test', t('Send a test'), onTest],
    ['remove', t('Remove'), onRemove],
  ] as const;
  return (
    <span className="flex gap-2">
      {actions.map(([action, label, onClick]) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          busy={busy === action}
          disabled={disabled}
          aria-label={name === undefined ? undefined : `${label}: ${name}`}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
