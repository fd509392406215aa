import { useState } from 'react';
import { formatMoment } from '#domain/language/format.ts';
import type { Webhook } from '#domain/webhooks/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { eventNames } from './event-names.ts';

/** @param onChanged once it was resumed or deleted */
export function WebhookRow({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const { t, language } = useWords();
  const { id: webhookId, url, events, isPaused, failingSince, lastSentAt } = webhook;
  const [resume, end] = [useWrite('webhooks.resume'), useWrite('webhooks.delete')];
  const [asking, setAsking] = useState(false);
  const moment = (at: string) => formatMoment(at, language);
  const state = () => {
    if (isPaused) return t('Paused: nothing arrived for three days');
    if (failingSince !== null) return t('Nothing has arrived since {date}', { date: moment(failingSince) });
    return lastSentAt === null
      ? t('Nothing has been sent yet')
      : t('Last arrived: {date}', { date: moment(lastSentAt) });
  };
  const run = async (write: typeof resume | typeof end, title: string | null) => {
    setAsking(false);
    try {
      await write.mutateAsync({ webhookId });
      if (title !== null) showToast({ title });
      onChanged();
    } catch (error) {
      console.warn('The webhook could not be changed', error);
      showFailure(t, error);
    }
  };
  const name = new URL(url).host;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 grow basis-48">
          <span className="block font-medium wrap-anywhere">{url}</span>
          <span className="text-muted block text-sm">
            {events.map((event) => t(eventNames[event])).join(', ')}
          </span>
          <span
            className={isPaused || failingSince ? 'text-progress block text-sm' : 'text-muted block text-sm'}
          >
            {state()}
          </span>
        </span>
        {isPaused && (
          <Button
            variant="secondary"
            size="small"
            busy={resume.isPending}
            onClick={() => void run(resume, null)}
          >
            {t('Resume')}
          </Button>
        )}
        <Button
          variant="danger"
          size="small"
          busy={end.isPending}
          aria-label={t('Delete webhook {name}', { name })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      </div>
      {/* Of one that is being deleted nothing is read again. */}
      {!end.isPending && !end.isSuccess && (
        <div className="flex flex-wrap items-start gap-3">
          <Disclosure label={t('What was sent')}>{() => <DeliveryList webhookId={webhookId} />}</Disclosure>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Delete webhook {name}', { name })}
        text={t('Nothing more will be sent to this address, not even what is still waiting.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => void run(end, t('The webhook was deleted'))}
      />
    </li>
  );
}
