import { Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from '#web/platform/notices/notices.ts';
import { lazyPart } from './lazy-part.tsx';

type Props = { label: string; closeLabel: string };

const loadToaster = () => import('./toaster.tsx').then((file) => file.Toaster);
const Toaster = lazyPart<Props & { notices: readonly Notice[]; onMissing: () => void }>(
  loadToaster,
  ({ onMissing }) => onMissing(),
);

const FIELD = 'input, select, textarea';

/** The toaster is there from the first use of a field, so that what is saved is said at once, else from the first
 * notice; until it can be loaded, the last notice stands as plain text. */
export function Notices({ label, closeLabel }: Props) {
  /** Until the toaster takes them over. */
  const [notices] = useState<Notice[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [missed, setMissed] = useState<Notice | undefined>();
  useEffect(
    () =>
      onNotice((notice) => {
        notices.push(notice);
        setWanted(true);
        setMissed(undefined);
      }),
    [notices],
  );
  useEffect(() => {
    const expect = ({ target }: Event) => {
      // Where that fails, the first notice tries again.
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
    // The region inside announces the notices.
    <div aria-live="off">
      {missed && (
        <p role="status" className="bg-surface shadow-sheet rounded-card fixed inset-x-4 bottom-36 z-50 p-4">
          <strong className="block font-semibold">{missed.title}</strong>
          {missed.description}
        </p>
      )}
      {isWanted && !missed && (
        <Suspense>
          <Toaster
            notices={notices}
            label={label}
            closeLabel={closeLabel}
            onMissing={() => setMissed(notices.at(-1))}
          />
        </Suspense>
      )}
    </div>
  );
}
