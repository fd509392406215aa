import { Server } from 'lucide-react';
import { useState } from 'react';
import type { LubeLoggerServer } from '#domain/imports/server-schema.ts';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { disabled: boolean; onAsk: (server: LubeLoggerServer) => void };

export function FromLubeLogger({ disabled, onAsk }: Props) {
  const { t } = useWords();
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const isReady = address.trim() !== '' && key.trim() !== '';
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, disabled } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Disclosure label={t('From a LubeLogger server')} icon={<Server strokeWidth={1.75} />}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) onAsk({ address, key });
          }}
        >
          <TextField
            label={t('Address of your LubeLogger server')}
            hint="https://cars.example.org"
            inputMode="url"
            value={address}
            maxLength={limits.address}
            onChange={(event) => setAddress(event.target.value)}
            {...plain}
          />
          <TextField
            label={t('API key')}
            hint={t(
              'From the LubeLogger settings; a read-only key is enough. It is used for this import only and not stored.',
            )}
            value={key}
            maxLength={limits.addressKey}
            onChange={(event) => setKey(event.target.value)}
            {...plain}
          />
          <Button type="submit" disabled={disabled || !isReady}>
            {t('Get the records')}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
