import { formatMoment } from '#domain/language/format.ts';
import type { NoticeAddress } from '#domain/notices/address-schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { AddressProblemText } from './address-problem.tsx';
import { presetName } from './address-words.ts';
import { ChannelButtons } from './channel-buttons.tsx';

type Props = {
  address: NoticeAddress;
  busy: 'save' | 'test' | 'remove' | null;
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
            ? t('Last notification: {date}', { date: formatMoment(lastSentAt, language) })
            : t('No notification yet')}
        </p>
        <p role="status">
          <AddressProblemText address={address} />
          {isPaused && t('Nothing is sent to this address until a test message has arrived.')}
        </p>
      </div>
      <ChannelButtons
        busy={busy === 'save' ? null : busy}
        disabled={busy !== null}
        onTest={onTest}
        onRemove={onRemove}
      />
    </div>
  );
}
