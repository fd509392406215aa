import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { LoadFailed } from './load-failed.tsx';
import { DelayedSkeleton } from './skeleton.tsx';

type Props = {
  failed: boolean;
  onRetry: () => unknown;
  children: ReactNode;
};

export function LoadState({ failed, onRetry, children }: Props) {
  const { t } = useWords();
  return failed ? (
    <LoadFailed onRetry={onRetry} />
  ) : (
    <DelayedSkeleton label={t('Loading...')}>{children}</DelayedSkeleton>
  );
}
