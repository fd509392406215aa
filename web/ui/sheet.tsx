import { Suspense, type ReactNode } from 'react';
import { notifyNotLoaded } from '#web/platform/notices/notify-error.ts';
import { lazyPart } from './lazy-part.tsx';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
};

const SheetPanel = lazyPart<SheetProps>(
  () => import('./sheet-panel.tsx').then((file) => file.SheetPanel),
  ({ onClose }) => {
    notifyNotLoaded();
    onClose();
  },
);

/** A tap outside closes it unless something was typed. Loaded on demand. */
export const Sheet = (props: SheetProps) =>
  props.open && (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
