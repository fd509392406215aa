import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ShareLink } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { canShare, openShareSheet } from './share-link.ts';
import { linkAddress } from './link-address.ts';
import { AccessSelect, LifetimeChoice } from './link-selects.tsx';

type Props = {
  link: ShareLink;
  title: string;
  onChanged: (link: ShareLink) => void;
};

export function LinkReady({ link, title, onChanged }: Props) {
  const { t } = useWords();
  const address = linkAddress(link.token);
  const [hours, setHours] = useState<number | null>(null);
  const edit = useWrite('share.edit');
  const change = async (changes: { isEditable?: boolean; showsDue?: boolean; hours?: number }) => {
    try {
      onChanged(await edit.mutateAsync({ linkId: link.id, ...changes }));
      if (changes.hours) setHours(changes.hours);
    } catch (error) {
      console.warn('The link could not be changed', error);
      showFailure(t, error);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <QrCode text={address} label={t('QR code for the link')} />
      <TextField
        readOnly
        label={t('Copy this link')}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={t('Copy link')} doneLabel={t('Link copied')} />
        {canShare() && (
          <Button
            variant="secondary"
            size="small"
            icon={<Share2 aria-hidden="true" strokeWidth={1.75} className="size-4" />}
            onClick={() => void openShareSheet({ title, url: address })}
          >
            {t('Send link')}
          </Button>
        )}
      </div>
      <AccessSelect
        isEditable={link.isEditable}
        disabled={edit.isPending}
        onChange={(isEditable) => void change({ isEditable })}
      />
      <LifetimeChoice
        hours={hours}
        endsAt={new Date(link.expiresAt)}
        onChange={(chosen) => {
          if (!edit.isPending) void change({ hours: chosen });
        }}
      />
      <Switch
        label={t("Show the car's reminders")}
        checked={link.showsDue}
        disabled={edit.isPending}
        onChange={(showsDue) => void change({ showsDue })}
      />
    </div>
  );
}
