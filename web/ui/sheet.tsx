import { lazy, Suspense, type ReactNode } from 'react';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
};

const SheetPanel = lazy(() =>
  import('./sheet-panel.tsx').then(({ SheetPanel: Panel }) => ({ default: Panel })),
);

/**
 * From the bottom on a phone, a dialog on a wide screen. Once something was typed into it a tap beside it
 * no longer closes it. Fetched when it is first opened; `preloadSheet()` fetches it before.
 */
export const Sheet = (props: SheetProps) =>
  props.open && (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );

export const preloadSheet = (): void => void import('./sheet-panel.tsx');
