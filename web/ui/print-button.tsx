import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';
import { printFullLists } from './print-full-lists.ts';

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
