import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';

const NOBODY = newId();

/** Nobody of these tests runs the server: that its procedures do not exist for them is proven by isolation.test.ts. */
export const operator: NounCase<'operator'> = {
  inputs: {
    state: () => ({}),
    open: () => ({ code: '123456' }),
    overview: () => ({}),
    accounts: () => ({}),
    space: () => ({ accountId: NOBODY }),
    change: () => ({ accountId: NOBODY, action: 'lock' }),
    resetLink: () => ({ accountId: NOBODY }),
    invitations: () => ({}),
    invite: () => ({ email: null, days: 7 }),
    endInvitation: () => ({ invitationId: NOBODY }),
    failures: () => ({}),
    retry: () => ({ jobId: NOBODY }),
    newest: () => ({}),
    test: () => ({ part: 'provider' }),
    actions: () => ({}),
  },
  make: null,
  secrets: [],
  news: {},
  forgets: null,
  pages: {},
};
