import type { Config } from '#server/platform/config.ts';
import { ok, warn, type Finding } from './finding.ts';

const states: Record<Config['signUp'], string> = {
  open: 'open: anybody who reaches this server can make an account',
  invite: 'by invitation (npm run invite)',
  closed: 'closed; the first account of a fresh server can be made',
};

export async function checkSignUp({ signUp, publicUrl, mail }: Config): Promise<Finding> {
  if (signUp !== 'open' || publicUrl === undefined || mail) return ok(states[signUp]);
  return warn(
    `${states.open}, and without mail no address is confirmed`,
    'Set SIGN_UP=invite or SIGN_UP=closed, or configure mail.',
  );
}
