import { Copy } from 'lucide-react';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from './button.tsx';

type Props = {
  text: string;
  label: string;
  doneLabel: string;
  /** Accessible name, where a page has several. */
  name?: string;
};

/** The clipboard is missing in an insecure context, and access may be denied. */
export function useCopy() {
  const { t } = useWords();
  return async (text: string, doneLabel: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: doneLabel });
    } catch (error) {
      console.warn('The text could not be copied', error);
      showToast({ title: t('Could not copy. Please select and copy by hand.'), destructive: true });
    }
  };
}

export function CopyButton({ text, label, doneLabel, name }: Props) {
  const copy = useCopy();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={name}
      icon={<Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      onClick={() => void copy(text, doneLabel)}
    >
      {label}
    </Button>
  );
}
