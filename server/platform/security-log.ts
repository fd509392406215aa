import type { FastifyRequest } from 'fastify';

type SecurityEvent = {
  action: string;
  /** 'done', or why not. */
  outcome: string;
  /** Null when the request names no account of this server. */
  account: string | null;
};

/** For investigations by account and network address. Never holds an e-mail address, a name, a token or a code. */
export function logSecurityEvent(
  { log, ip }: Pick<FastifyRequest, 'log' | 'ip'>,
  { action, outcome, account }: SecurityEvent,
): void {
  log.info({ security: action, outcome, account, address: ip }, 'security event');
}
