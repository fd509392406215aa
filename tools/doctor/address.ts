import { connect } from 'node:tls';
import { missingOperatorSettings, type Config } from '#server/platform/config.ts';
import { reasonOf } from '#server/platform/reason-of.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = { warn: 21, fail: 3 };
const TIMEOUT_MS = 5000;

export async function checkApp({ host, port }: Config): Promise<Finding> {
  const local = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${local.includes(':') ? `[${local}]` : local}:${port}/health/ready`;
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return ok(`runs and is ready on port ${port}`);
    const { reason = 'unknown' } = (await answer.json().catch(() => ({}))) as { reason?: string };
    return fail(`runs on port ${port} and is not ready: ${reason}`, 'Its log has the cause.');
  } catch (error) {
    return ok(`does not run on port ${port} (${reasonOf(error)})`);
  }
}

export async function checkAddress({ publicUrl, trustProxy }: Config): Promise<Finding> {
  if (publicUrl === undefined)
    return ok('PUBLIC_URL is not set: only addresses of a private network are trusted');
  const { protocol } = new URL(publicUrl);
  if (protocol === 'http:')
    return warn(
      `${publicUrl} is not secure`,
      'Put a proxy with a certificate in front: docs/operate/self-hosting.md.',
    );
  if (trustProxy === false)
    return warn(
      `${publicUrl} needs a proxy, and TRUST_PROXY is off`,
      'Set TRUST_PROXY to the number of proxies, or limits count all visitors as one.',
    );
  try {
    const answer = await fetch(`${publicUrl}/health/live`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok
      ? ok(`${publicUrl} leads here`)
      : warn(`${publicUrl} answers ${answer.status}`, 'Start Carful, or check the proxy.');
  } catch (error) {
    return warn(
      `${publicUrl} cannot be reached from here: ${reasonOf(error)}`,
      'Check the record of the domain, the proxy and the firewall.',
    );
  }
}

export async function checkOperator({ operator }: Config): Promise<Finding> {
  const missing = missingOperatorSettings(operator);
  return missing.length === 0
    ? ok(`${operator.name}, ${operator.email}`)
    : warn(
        `${missing.join(' and ')} not set: the privacy policy does not say who runs this server`,
        'Set both, unless nobody but you uses it.',
      );
}

export async function checkCertificate({ publicUrl }: Config): Promise<Finding> {
  const { protocol, hostname, port } = new URL(publicUrl ?? 'http://localhost');
  if (protocol !== 'https:') return ok('none needed without https');
  try {
    return judgeCertificate(await readCertificate(hostname, Number(port || 443)), new Date());
  } catch (error) {
    return fail(
      `${hostname} shows none: ${reasonOf(error)}`,
      'Check the record of the domain and the proxy.',
    );
  }
}

export type Certificate = { until: Date; refusedFor: string | null };

/** Shown, not trusted: nothing is sent to the server. */
function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS });
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate();
      const refusedFor = socket.authorizationError as unknown as string | null;
      resolve({ until: new Date(until), refusedFor });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
}

export function judgeCertificate({ until, refusedFor }: Certificate, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const state = `valid until ${until.toISOString().slice(0, 10)} (${days} days)`;
  if (days < 0) return fail(state, 'It has expired: browsers refuse the address. Renew it.');
  if (refusedFor) return fail(`browsers refuse it: ${refusedFor}`, 'Use a certificate of a known authority.');
  if (days < DAYS.fail) return fail(state, 'Renew it now: the proxy has not.');
  return days < DAYS.warn ? warn(state, 'Proxies renew a month before: look into its log.') : ok(state);
}
