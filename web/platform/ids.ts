import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';

/** A new UUIDv7. Also without a secure context, where crypto.randomUUID does not exist. */
export const newId = (): Id => idFrom(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
