import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';

/** A new UUIDv7. Unlike crypto.randomUUID, it works without a secure context. */
export const newId = (): Id => idFrom(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
