import { lazyDialog } from '#web/ui/lazy-part.tsx';

/** Loaded on demand: it imports the schemas. */
export const MileageDialog = lazyDialog(() =>
  import('./mileage-dialog.tsx').then((file) => file.MileageDialog),
);
