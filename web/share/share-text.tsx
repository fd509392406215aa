import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { share } from './share-link.ts';

type Props = { title: string; text: () => string; label?: string };

/** Sends a text by another app, or copies it; where neither works it is shown to be copied by hand. */
export function ShareText({ title, text, label }: Props) {
  const { t } = useWords();
  const [shown, setShown] = useState<string | null>(null);
  const send = async () => {
    const outcome = await share({ title, text: text() });
    if (outcome === 'copied') showToast({ title: t('Copied. Paste it into a message.') });
    setShown(outcome === 'byHand' ? text() : null);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Share2 aria-hidden="true" strokeWidth={1.75} className="size-4" />}
        onClick={() => void send()}
      >
        {label ?? t('Send')}
      </Button>
      {shown !== null && (
        <TextArea
          readOnly
          className="mt-2"
          label={t('Copy this text')}
          rows={6}
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
