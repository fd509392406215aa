import type { Features, Profile } from '../schema.ts';
import { POLICY } from './edition.ts';

type Seen = { policySeen: number; setUpSeen: string | null };

/** What an account must be told: a new version of the texts, or that they say something else of this server than it was
 * shown last or accepted at sign-up. */
export function policyNews(
  { policySeen, setUpSeen }: Seen,
  terms: Partial<NonNullable<Profile['terms']>> | null,
  setUp: Features['installation']['setUp'] | undefined,
): 'text' | 'set-up' | null {
  if (Math.max(policySeen, terms?.version ?? 0) < POLICY.version) return 'text';
  // Unknown until this version has asked the server, and for accounts of before until they are told the next news.
  const shown = setUpSeen ?? terms?.setUp;
  return shown && setUp && shown !== setUp ? 'set-up' : null;
}
