import { lazyDialog } from '#web/ui/lazy-part.tsx';

/** It brings the schemas, which no first load needs. */
export const MileageDialog = lazyDialog(() =>
  import('./mileage-dialog.tsx').then((file) => file.MileageDialog),
);
