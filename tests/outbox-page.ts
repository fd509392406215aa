import { vi } from 'vitest';

/** Who is logged in on a page that is no browser. Import it before what it stands in for: `await import('./pump.ts')`. */
export const account = { id: '0197a1b2-0000-7000-8000-000000000001' };

vi.mock('#web/platform/storage/device-space.ts', () => ({
  keepStorage: async () => {},
  warnWhenNearlyFull: async () => {},
}));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: account } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {} });
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
