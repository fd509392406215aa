import { lazyDialog } from '#web/ui/lazy-part.tsx';

export const OutOfUseSheet = lazyDialog(() =>
  import('./out-of-use-sheet.tsx').then((file) => file.OutOfUseSheet),
);
