import { currentWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';

const NEARLY_FULL = 0.8;

let isAsked = false;
let isWarned = false;

/** Requests persistent storage once; the browser may ask the user or refuse. */
export async function keepStorage(): Promise<void> {
  if (isAsked || !navigator.storage?.persist) return;
  isAsked = true;
  try {
    if ((await navigator.storage.persisted()) || (await navigator.storage.persist())) return;
    console.info('The browser may remove what waits when the device runs short');
  } catch (error) {
    console.warn('Storage may be removed', error);
  }
}

/** Warns once per visit. */
export async function warnWhenNearlyFull(): Promise<void> {
  if (isWarned || !navigator.storage?.estimate) return;
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  if (usage < quota * NEARLY_FULL || quota === 0) return;
  isWarned = true;
  const { t } = currentWords();
  showToast({
    title: t('Space on this device is running out'),
    description: t('What you saved is safe here. Go online soon so that it can be sent.'),
    neutral: true,
    persistent: true,
  });
}

export function showStorageFull(name: string): void {
  const { format, t } = currentWords();
  const phrase = 'Still in the form: {name}. Free up some space, or go online and try again.';
  showToast({
    title: t('There is no space left on this device'),
    description: format({ phrase, values: { name } }),
    destructive: true,
  });
}
