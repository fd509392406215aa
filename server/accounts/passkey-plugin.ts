import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Deps } from '#server/platform/deps.ts';
import { markPasskeyUsed } from './ways-in-store.ts';

/** A passkey stands for both factors, so whoever uses it has to unlock it; the library only asks for that. */
function checkUnlocked(isUnlocked: boolean | undefined): void {
  if (isUnlocked) return;
  throw new APIError('FORBIDDEN', {
    code: 'PASSKEY_NOT_UNLOCKED',
    message: 'The passkey was used without a fingerprint, face or PIN',
  });
}

export function passkeys(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  tellOwner: (headers: Headers | undefined, userId: string) => Promise<void>,
) {
  return passkey({
    rpName: 'Carful',
    advanced: { webAuthnChallengeCookie: 'passkey' },
    ...(config.publicUrl && { origin: config.publicUrl }),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ ctx, verification, user }) => {
        checkUnlocked(verification.registrationInfo?.userVerified);
        await tellOwner(ctx.headers, user.id);
      },
    },
    authentication: {
      afterVerification: async ({ verification, clientData }) => {
        checkUnlocked(verification.authenticationInfo.userVerified);
        await markPasskeyUsed(db, clientData.id, clock());
      },
    },
  });
}
