import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { LoadFailed } from './load-failed.tsx';
import { AfterMoment } from './skeleton.tsx';

type Props = {
  failed: boolean;
  onRetry: () => unknown;
  /** The shape of what is coming. */
  children: ReactNode;
};

/** In the place of what is not there yet: its shape while it is read, or the way to try again. */
export function NotYet({ failed, onRetry, children }: Props) {
  const { t } = useWords();
  return failed ? (
    <LoadFailed onRetry={onRetry} />
  ) : (
    <AfterMoment label={t('Loading...')}>{children}</AfterMoment>
  );
}
