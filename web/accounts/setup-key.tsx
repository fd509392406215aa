import { useWords } from '#web/platform/language/language.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

export function SetupKey({ totpURI }: { totpURI: string }) {
  const { t } = useWords();
  const key = new URL(totpURI).searchParams.get('secret') ?? '';
  return (
    <div className="flex flex-col gap-3">
      <QrCode text={totpURI} label={t('QR code for the authenticator app')} />
      <a href={totpURI} className={buttonClasses({ variant: 'secondary', wide: true })}>
        {t('Open in the authenticator app')}
      </a>
      <div className="bg-sunken rounded-card p-3">
        <p className="text-muted text-sm">{t('Setup key')}</p>
        <p className="font-mono text-sm break-all select-all" data-testid="setup-key">
          {key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <CopyButton text={key} label={t('Copy the key')} doneLabel={t('Key copied')} />
    </div>
  );
}
