import { Suspense, type ReactNode } from 'react';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { lazyPart } from './lazy-part.tsx';

export type SheetProps = {
  open: boolean;
  /** Without it only what the sheet contains closes it: Back, Escape and a tap outside do not. */
  onClose?: () => void;
  title: string;
  description?: string;
  /** Without it there is no button to close it. */
  closeLabel?: string;
  children: ReactNode;
};

const SheetPanel = lazyPart<SheetProps>(
  () => import('./sheet-panel.tsx').then((file) => file.SheetPanel),
  ({ onClose }) => {
    showNotLoaded();
    onClose?.();
  },
);

/** A tap outside closes it unless something was typed. Loaded on demand. */
export const Sheet = (props: SheetProps) =>
  props.open && (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
