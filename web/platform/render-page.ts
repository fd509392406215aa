import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** In a transition, whose work is cut into short tasks: drawn in one, a long list would hold a slow phone up. */
export function renderPage(page: ReactNode): void {
  const root = createRoot(document.getElementById('app')!);
  startTransition(() => root.render(page));
}
