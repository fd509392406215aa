import { Suspense } from 'react';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import type { DoubtProps } from './doubt-panel.tsx';
import { lazyPart } from './lazy-part.tsx';

const DoubtPanel = lazyPart<DoubtProps>(
  () => import('./doubt-panel.tsx').then((file) => file.DoubtPanel),
  ({ question }) => {
    showNotLoaded();
    question.decide(false);
  },
);

export type DoubtDialogProps = Omit<DoubtProps, 'question'> & { question: DoubtProps['question'] | null };

/** Loaded on demand. */
export const DoubtDialog = ({ question, ...props }: DoubtDialogProps) =>
  question && (
    <Suspense>
      <DoubtPanel question={question} {...props} />
    </Suspense>
  );
