import { lazy, Suspense, type ReactNode } from 'react';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
};

const SheetPanel = lazy(() =>
  import('./sheet-panel.tsx').then(({ SheetPanel: Panel }) => ({ default: Panel })),
);

/** A tap outside closes it unless something was typed. Loaded on demand. */
export const Sheet = (props: SheetProps) =>
  props.open && (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
