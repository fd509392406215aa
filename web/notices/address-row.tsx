import { useState } from 'react';
import type { NoticeAddress } from '#domain/notices/address-schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { AddressProblemText } from './address-problem.tsx';
import { presetName } from './address-words.ts';
import { AddressSheet } from './lazy-address-sheet.ts';

export function AddressRow({ address }: { address: NoticeAddress | null }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        title={t('Another service')}
        text={
          address ? (
            <>
              {presetName(address.preset, t)} · {address.host}
              <AddressProblemText address={address} />
            </>
          ) : (
            t('ntfy, Gotify, Discord, Telegram, Matrix, Apprise or your own address')
          )
        }
        onOpen={() => setOpen(true)}
      />
      {isOpen && <AddressSheet address={address} onClose={() => setOpen(false)} />}
    </>
  );
}
