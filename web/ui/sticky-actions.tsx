import type { ReactNode } from 'react';

/** The main action of a long form, sticky at the bottom of the window. */
export const StickyActions = ({ children }: { children: ReactNode }) => (
  // Not sticky in a low window or with large text.
  <div className="bg-background [@media(height>=27rem)]:sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-3 px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
    {children}
  </div>
);
