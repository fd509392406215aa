import { lazyDialog } from '#web/ui/lazy-part.tsx';

export const AddressSheet = lazyDialog(() => import('./address-sheet.tsx').then((file) => file.AddressSheet));
