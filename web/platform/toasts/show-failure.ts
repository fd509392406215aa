import type { Words } from '#domain/language/words.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { showError } from './error-toasts.ts';

/** Why something was not saved. */
export const showFailure = (t: Words['t'], error: unknown): void => showError(t, failurePhrase(error));
