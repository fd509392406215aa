import { formatMoment } from '#domain/language/format.ts';
import type { NoticeAddress } from '#domain/notices/address-schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { AddressProblemText } from './address-problem.tsx';
import { presetName } from './address-words.ts';

type Props = {
  address: NoticeAddress;
  busy: string | null;
  onTest: () => void;
  onRemove: () => void;
};

export function CurrentAddress({ address, busy, onTest, onRemove }: Props) {
  const { t, language } = useWords();
  const { preset, host, lastSentAt, isPaused } = address;
  return (
    <div className="bg-sunken rounded-card flex flex-col gap-3 p-4">
      <div className="text-sm">
        <p className="text-base font-medium break-words">
          {presetName(preset, t)} · {host}
        </p>
        <p className="text-muted">
          {lastSentAt
            ? t('Last message: {date}', { date: formatMoment(lastSentAt, language) })
            : t('No message yet')}
        </p>
        <p role="status">
          <AddressProblemText address={address} />
          {isPaused && t('Nothing is sent there until a test arrives.')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'test'}
          disabled={busy !== null}
          onClick={onTest}
        >
          {t('Send a test')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'remove'}
          disabled={busy !== null}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </div>
    </div>
  );
}
