import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { AccessFault } from './use-shared-car.ts';

export const accessMessages: Record<AccessFault, Phrase> = {
  noToken: 'No access token provided',
  invalid: 'Invalid access link',
  expired: 'This link has expired',
  unreachable: 'Could not load the data. Please try again.',
};

type Props = { fault: AccessFault; onToken: (token: string) => void; onRetry: () => void };

/** Why the link shows nothing and what to do now. */
export function AccessError({ fault, onToken, onRetry }: Props) {
  const { t } = useWords();
  if (fault === 'unreachable') {
    return (
      <Alert>
        <p>{t(accessMessages[fault])}</p>
        <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
          {t('Retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Alert title={<h1>{t('Access Error')}</h1>}>
        <p>{t(accessMessages[fault])}</p>
        {fault === 'invalid' && (
          <p className="text-text mt-1">{t('It may be incomplete, or the owner has ended it.')}</p>
        )}
        <p className="text-text mt-1">{t('Please ask the car owner for a new link.')}</p>
      </Alert>
      <PasteLink onToken={onToken} />
    </div>
  );
}

function PasteLink({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const token = tokenIn(typed);
        if (token) onToken(token);
      }}
    >
      <TextField
        label={t('Paste the link or the code')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={!tokenIn(typed)}>
        {t('Open@link')}
      </Button>
    </form>
  );
}

/** The code itself, or the code in a whole link. */
const tokenIn = (text: string): string => /[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text.trim();
