import { currentWords } from './language/language.ts';
import { showToast } from './toasts/toasts.ts';

const HOUR_MS = 3_600_000;

/** Service workers need a secure context; everything else works without. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator)) return;
  trackEdits();
  try {
    watchForUpdates(await navigator.serviceWorker.register('/service-worker.js'));
    await navigator.serviceWorker.register('/mechanic-share-worker.js', { scope: '/mechanic-share' });
  } catch (error) {
    console.warn('The service worker could not be registered; the app will not start offline', error);
  }
}

function watchForUpdates(worker: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const offerWaitingUpdate = () => worker.waiting && serviceWorker.controller && offerUpdate(worker.waiting);
  const watchInstalling = () => worker.installing?.addEventListener('statechange', offerWaitingUpdate);
  offerWaitingUpdate();
  watchInstalling();
  worker.addEventListener('updatefound', watchInstalling);
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    worker.update().catch((error: unknown) => console.warn('The check for a new version failed', error));
  });
}

/** Asks first: a reload would discard unsaved input. */
function offerUpdate(waiting: ServiceWorker): void {
  const { t } = currentWords();
  const applyUpdate = () => {
    if (hasUnsavedText()) {
      showToast({ title: t('Save or clear what you have typed, then reload.'), neutral: true });
      return offerUpdate(waiting);
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    waiting.postMessage('take-over');
  };
  const action = { label: t('Reload'), run: applyUpdate };
  showToast({ title: t('A new version is available'), neutral: true, persistent: true, action });
}

const editedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();

function trackEdits(): void {
  document.addEventListener('input', ({ target }) => {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText) editedFields.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of editedFields) if (field.form === target) editedFields.delete(field);
  });
}

const hasUnsavedText = () =>
  [...editedFields].some((field) => {
    if (!field.isConnected) editedFields.delete(field);
    return field.isConnected && field.value !== '';
  });
