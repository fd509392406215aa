import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';

const nothingMade = { make: null, secrets: [], news: {}, forgets: null, pages: {} };

export const session: NounCase<'session'> = { ...nothingMade, inputs: { read: () => ({}) } };

export const profile: NounCase<'profile'> = {
  ...nothingMade,
  inputs: {
    read: () => ({}),
    save: () => ({ firstName: 'Anna', lastName: 'Kalniņa', phone: '+37126123456', termsVersion: 1 }),
  },
};

export const account: NounCase<'account'> = {
  ...nothingMade,
  inputs: {
    read: () => ({}),
    events: () => ({}),
    confirmEmail: () => ({ token: 'a-token-of-no-mail' }),
    // The two that would put an end to the caller go no further than the password.
    changeEmail: () => ({ newEmail: 'anna@example.org', password: 'not the password 1' }),
    delete: () => ({ password: 'not the password 1' }),
    endSession: () => ({ sessionId: newId() }),
    prove: () => ({ password: 'not the password 1' }),
    removeWayIn: () => ({ way: 'google' }),
    endSessions: () => ({ includingThis: false }),
  },
};
