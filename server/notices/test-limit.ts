import type { Id } from '#domain/ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';

const TESTS = { max: 10, seconds: 600 };

/** Counts all channels of an owner together. @throws TOO_MANY_REQUESTS */
export const limitTests = (deps: Deps, { ownerId }: { ownerId: Id }): Promise<void> =>
  enforceLimit(deps, `notice-test:${ownerId}`, TESTS);
