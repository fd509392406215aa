import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';
import { flushSync } from 'react-dom';
import { queryClient } from '#web/platform/reads/query.ts';
import { fullLists, releaseFullLists } from './full-lists.ts';

const LOADING_MAX_MS = 20_000;
const POLL_MS = 50;

/** Waits until all lists are loaded; lists that take too long are omitted with a note. */
async function untilLoaded(signal: AbortSignal, until: number): Promise<void> {
  const isWaiting = () => queryClient.isFetching() > 0 || document.querySelector('[data-unread=waiting]');
  while (isWaiting() && !signal.aborted && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** Needed because the browser's print command does not wait for lists to load. */
async function printFullLists(signal: AbortSignal): Promise<void> {
  const until = performance.now() + LOADING_MAX_MS;
  await untilLoaded(signal, until);
  if (signal.aborted) return;
  flushSync(() => fullLists.set(true));
  await untilLoaded(signal, until);
  if (signal.aborted) releaseFullLists();
  else print();
}

/** Prints this page with all records, including those not rendered yet. */
export function PrintButton() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const unmounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);
  const printAll = async () => {
    if (!unmounted.current) return;
    setBusy(true);
    await printFullLists(unmounted.current.signal);
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      onClick={() => void printAll()}
    >
      {t('Print')}
    </Button>
  );
}
