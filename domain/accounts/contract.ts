import * as z from 'zod/mini';
import { api, Done, owner } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import {
  Account,
  AccountDeletion,
  AccountDeletionOutcome,
  EmailChange,
  EmailChangeOutcome,
  Features,
  FollowedLink,
  MailedLink,
  OwnerProof,
  OwnerProofOutcome,
  Profile,
  ProfileDraft,
  SecurityEvent,
  Session,
  WayIn,
  WayInRemoval,
} from './schema.ts';

export const accountContract = {
  session: {
    read: api
      .meta({ access: 'public' })
      .route({ method: 'GET', path: '/session', summary: 'Who is signed in, and what this server can do' })
      .output(z.object({ session: z.nullable(Session), features: Features })),
  },
  profile: {
    read: owner
      .route({ method: 'GET', path: '/profile', summary: 'The users row; null when it is missing' })
      .output(z.object({ profile: z.nullable(Profile) })),
    save: owner
      .route({ method: 'PUT', path: '/profile', summary: 'Inserts or updates the users row' })
      .input(ProfileDraft)
      .output(Profile)
      .errors({ EMAIL_TAKEN: apiErrors.EMAIL_TAKEN }),
  },
  account: {
    read: owner
      .route({ method: 'GET', path: '/account', summary: 'How the account signs in, and on which devices' })
      .output(Account),
    events: owner
      .route({
        method: 'GET',
        path: '/account/security-events',
        summary: 'The newest logins, attempts and changes of access of the last 90 days',
      })
      .output(z.object({ events: z.array(SecurityEvent) })),
    confirmEmail: api
      .meta({ access: 'public' })
      .route({ method: 'POST', path: '/account/confirm-email', summary: 'Takes the token of a mailed link' })
      .input(MailedLink)
      .output(FollowedLink)
      .errors({ TOO_MANY_REQUESTS: apiErrors.TOO_MANY_REQUESTS }),
    changeEmail: owner
      .route({ method: 'POST', path: '/account/email', summary: 'Asks for another e-mail address' })
      .input(EmailChange)
      .output(z.object({ outcome: EmailChangeOutcome })),
    endSession: owner
      .route({
        method: 'DELETE',
        path: '/account/devices/{sessionId}',
        summary: 'Signs one device out; done too when it was out already',
      })
      .input(z.object({ sessionId: Id }))
      .output(Done),
    endSessions: owner
      .route({ method: 'POST', path: '/account/sign-out-everywhere', summary: 'Signs devices out' })
      .input(z.object({ includingThis: z.boolean() }))
      .output(Done),
    prove: owner
      .route({
        method: 'POST',
        path: '/account/proof',
        summary: 'Whether a way to log in can be added now, before a device makes a passkey',
      })
      .input(OwnerProof)
      .output(z.object({ outcome: OwnerProofOutcome })),
    removeWayIn: owner
      .route({
        method: 'DELETE',
        path: '/account/ways-in/{way}',
        summary: 'Removes a provider or passkey by which the account logs in; done too when it was not there',
      })
      .input(z.object({ way: WayIn, ...OwnerProof.shape }))
      .output(z.object({ outcome: WayInRemoval })),
    delete: owner
      .route({
        method: 'POST',
        path: '/account/deletion',
        summary: 'Signs out everywhere; the account is erased after 30 days unless it signs in again',
      })
      .input(AccountDeletion)
      .output(AccountDeletionOutcome),
  },
};
