import type { Id } from '#domain/ids.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { WebhookDelivery } from '#domain/webhooks/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead, useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { eventNames } from './event-names.ts';

/** The messages of a week, the newest first. */
export function DeliveryList({ webhookId }: { webhookId: Id }) {
  const { t } = useWords();
  const query = useRead('webhooks.deliveries', { webhookId });
  const refetch = () => void query.refetch();
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
      {({ deliveries }) =>
        deliveries.length === 0 ? (
          <p className="text-muted text-sm">{t('Nothing in the last seven days')}</p>
        ) : (
          <ul aria-label={t('What was sent')} className="divide-line divide-y">
            {deliveries.map((one) => (
              <Delivery key={one.id} webhookId={webhookId} delivery={one} onSent={refetch} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

type Props = { webhookId: Id; delivery: WebhookDelivery; onSent: () => void };

function Delivery({ webhookId, delivery, onSent }: Props) {
  const { t, language } = useWords();
  const again = useWrite('webhooks.sendAgain');
  const { id, event, createdAt, deliveredAt, nextAt } = delivery;
  const answer = delivery.answer ?? '';
  const [name, date] = [t(eventNames[event]), formatMoment(createdAt, language)];
  const outcome = () => {
    if (deliveredAt !== null && nextAt === null) return t('Arrived ({answer})', { answer });
    if (delivery.answer === null) return t('Being sent');
    return nextAt === null
      ? t('Did not arrive ({answer})', { answer })
      : t('Did not arrive ({answer}), next attempt {date}', {
          answer,
          date: formatMoment(nextAt, language),
        });
  };
  const send = async () => {
    try {
      await again.mutateAsync({ webhookId, deliveryId: id });
      showToast({ title: t('The message is being sent again') });
      onSent();
    } catch (error) {
      console.warn('A message could not be sent again', error);
      showFailure(t, error);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <span className="min-w-0 grow basis-48 text-sm">
        <span className="block">{name}</span>
        <span className="text-muted tabular block">{date}</span>
        <span className="text-muted block wrap-anywhere">{outcome()}</span>
      </span>
      <Button
        variant="quiet"
        size="small"
        busy={again.isPending}
        aria-label={t('Send again: {event}, {date}', { event: name, date })}
        onClick={() => void send()}
      >
        {t('Send again')}
      </Button>
    </li>
  );
}
