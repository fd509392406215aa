import CloudOff from 'lucide-react/icons/cloud-off';
import { Suspense, useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { unsentCount, useOutbox } from '#web/platform/outbox/state.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';

const OutboxPanel = lazyDialog(() => import('./outbox-panel.tsx').then((file) => file.OutboxPanel));

/** Number of unsent changes above every screen; renders nothing if there are none. */
export function OutboxLine() {
  const { t } = useWords();
  const count = useOutbox(unsentCount);
  const isSending = useOutbox((state) => state.isSending);
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  if (count === 0 && isOnline) return null;
  return (
    <div className="bg-accent-soft border-line rail:pl-24 border-b">
      <div className="column flex min-h-12 items-center gap-3 py-0.5 text-sm">
        <CloudOff aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
        <p role="status" className="min-w-0 grow">
          {count > 0 ? (
            <button type="button" className="min-h-11 text-left underline" onClick={() => setOpen(true)}>
              {t('{n} records not yet sent', { n: count })}
            </button>
          ) : (
            t('You are offline')
          )}
        </p>
        {count > 0 && isOnline && (
          <Button variant="quiet" size="small" busy={isSending} onClick={() => void outbox.sendAll()}>
            {isSending ? t('Sending...') : t('Send now')}
          </Button>
        )}
      </div>
      {isOpen && count > 0 && (
        <Suspense>
          <OutboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
