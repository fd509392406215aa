import type { Imported } from '#domain/exports/imported.ts';
import type { Phrase } from '#domain/language/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { onSignedOut, readSession } from '#web/platform/session/session-store.ts';
import { createStore } from '#web/platform/store.ts';
import { sendImport, transferFailure } from './transfer.ts';

type Importing = {
  /** In bytes; null while no import runs. */
  progress: { sent: number; size: number } | null;
  failure: Phrase | null;
  /** What the last import could not take. */
  rejected: Imported['rejected'];
};

const idle: Importing = { progress: null, failure: null, rejected: [] };

/** The import of this page; it continues on other screens. */
export const importing = createStore<Importing>(idle);

let controller: AbortController | null = null;

export const cancelImport = (): void => controller?.abort();

// The import belonged to the account that logged out.
onSignedOut(() => {
  cancelImport();
  importing.set(idle);
});

export async function startImport(file: File): Promise<void> {
  const { size } = file;
  controller = new AbortController();
  const { signal } = controller;
  const show = (sent: number) => importing.set({ ...idle, progress: { sent, size } });
  show(0);
  addEventListener('beforeunload', confirmLeaving);
  try {
    const { rejected } = await sendImport(file, { signal, onProgress: show });
    // The import may have changed name and profile.
    await Promise.all([readSession(), queryClient.invalidateQueries()]);
    importing.set({ ...idle, rejected });
    showToast({ title: currentWords().t('Data imported') });
  } catch (error) {
    importing.set({ ...idle, failure: signal.aborted ? null : transferFailure(error) });
    notifyElsewhere(importing.get().failure);
  } finally {
    removeEventListener('beforeunload', confirmLeaving);
  }
}

/** Makes the browser ask before the page is left. */
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function notifyElsewhere(failure: Phrase | null): void {
  if (!failure || location.pathname === href('settingsPart', { part: 'data' })) return;
  const { t } = currentWords();
  showError(t, failure);
}
