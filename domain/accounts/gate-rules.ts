/** `undefined` means not loaded yet. */
export type GateFacts = {
  session: { emailVerified: boolean; onboardingCompleted: boolean } | null | undefined;
  hasProfile: boolean | undefined;
  /** The flag stored in this browser; the account's own flag is copied into it first. */
  isOnboardedHere: boolean;
};

export type GateVerdict =
  | 'checking-authentication'
  | 'verifying-profile'
  | 'sign-in'
  | 'confirm-email'
  | 'complete-profile'
  | 'tutorial'
  | 'open';

export function gateVerdict({ session, hasProfile, isOnboardedHere }: GateFacts): GateVerdict {
  if (session === undefined) return 'checking-authentication';
  if (session !== null && hasProfile === undefined) return 'verifying-profile';
  if (session === null) return 'sign-in';
  if (!session.emailVerified) return 'confirm-email';
  if (!hasProfile) return 'complete-profile';
  if (!session.onboardingCompleted && !isOnboardedHere) return 'tutorial';
  return 'open';
}

/** The remembered path if it is a same-origin path inside the app, otherwise null. */
export function safeOrigin(path: string | null): string | null {
  if (!path || !path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  return /^\/(login|onboarding|auth|api)\b/.test(path) || path === '/' ? null : path;
}
