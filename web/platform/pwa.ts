import { currentWords } from './language/language.ts';
import { notify } from './notices/notices.ts';

const HOUR_MS = 3_600_000;

/** Service workers need a secure context; everything else works without (D111). */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  followTyping();
  try {
    followVersions(await navigator.serviceWorker.register('/service-worker.js'));
    await navigator.serviceWorker.register('/mechanic-share-worker.js', { scope: '/mechanic-share' });
  } catch (error) {
    console.warn('The app will not start without a network', error);
  }
}

function followVersions(worker: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const offerWaiting = () => worker.waiting && serviceWorker.controller && offer(worker.waiting);
  const follow = () => worker.installing?.addEventListener('statechange', offerWaiting);
  offerWaiting();
  follow();
  worker.addEventListener('updatefound', follow);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    worker.update().catch((error: unknown) => console.warn('No newer version could be looked for', error));
  });
}

/** Asks first: a reload would discard unsaved input. */
function offer(waiting: ServiceWorker): void {
  const { t } = currentWords();
  const take = () => {
    if (isTyping()) {
      notify({ title: t('Save or clear what you have typed, then reload.'), neutral: true });
      return offer(waiting);
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    waiting.postMessage('take-over');
  };
  const action = { label: t('Reload'), run: take };
  notify({ title: t('A new version is available'), neutral: true, stays: true, action });
}

const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText) typedIn.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedIn) if (field.form === target) typedIn.delete(field);
  });
}

const isTyping = () =>
  [...typedIn].some((field) => {
    if (!field.isConnected) typedIn.delete(field);
    return field.isConnected && field.value !== '';
  });
