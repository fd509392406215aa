/** What the protected-page gate knows; undefined means it is still being asked. */
export type GateFacts = {
  session: { emailVerified: boolean; onboardingCompleted: boolean } | null | undefined;
  /** Whether the users row exists. */
  hasProfile: boolean | undefined;
  /** The browser's own flag (D11: the account's word is copied into it first). */
  onboardedHere: boolean;
};

export type GateVerdict =
  | 'checking-authentication'
  | 'verifying-profile'
  | 'sign-in'
  | 'confirm-email'
  | 'complete-profile'
  | 'tutorial'
  | 'open';

/** In the fixed order of GATE-01. */
export function gateVerdict({ session, hasProfile, onboardedHere }: GateFacts): GateVerdict {
  if (session === undefined) return 'checking-authentication';
  if (session !== null && hasProfile === undefined) return 'verifying-profile';
  if (session === null) return 'sign-in';
  if (!session.emailVerified) return 'confirm-email';
  if (!hasProfile) return 'complete-profile';
  if (!session.onboardingCompleted && !onboardedHere) return 'tutorial';
  return 'open';
}

/** D9: a remembered origin is a same-origin path inside the app, else null. */
export function safeOrigin(path: string | null): string | null {
  if (!path || !path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  return /^\/(login|onboarding|auth|api)\b/.test(path) || path === '/' ? null : path;
}
