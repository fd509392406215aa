import { Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { lazyPart } from './lazy-part.tsx';

type Props = { label: string; closeLabel: string };

const loadToaster = () => import('./toaster.tsx').then((file) => file.Toaster);
const Toaster = lazyPart<Props & { toasts: readonly Toast[]; onMissing: () => void }>(
  loadToaster,
  ({ onMissing }) => onMissing(),
);

const FIELD = 'input, select, textarea';

/** Loads the toaster at the first focus of a field, so that the toast after saving is immediate, else with the first
 * toast. If it cannot be loaded, the last toast is shown as plain text. */
export function Toasts({ label, closeLabel }: Props) {
  /** Until the toaster takes them over. */
  const [toasts] = useState<Toast[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [missed, setMissed] = useState<Toast | undefined>();
  useEffect(
    () =>
      onToast((toast) => {
        toasts.push(toast);
        setWanted(true);
        setMissed(undefined);
      }),
    [toasts],
  );
  useEffect(() => {
    const expect = ({ target }: Event) => {
      // If that fails, the first toast tries again.
      if (target instanceof Element && target.matches(FIELD))
        loadToaster().then(
          () => setWanted(true),
          () => undefined,
        );
    };
    addEventListener('focusin', expect);
    return () => removeEventListener('focusin', expect);
  }, []);
  return (
    // A dialog hides everything but live regions from screen readers, so this one must exist before any dialog.
    // The region inside announces the toasts.
    <div aria-live="off">
      {missed && (
        <p role="status" className="bg-surface shadow-sheet rounded-card fixed inset-x-4 top-2 z-50 p-4">
          <strong className="block font-semibold">{missed.title}</strong>
          {missed.description}
        </p>
      )}
      {isWanted && !missed && (
        <Suspense>
          <Toaster
            toasts={toasts}
            label={label}
            closeLabel={closeLabel}
            onMissing={() => setMissed(toasts.at(-1))}
          />
        </Suspense>
      )}
    </div>
  );
}
