import { escapePattern } from '#domain/assessment/escape-pattern.ts';
import type { Config } from '#server/platform/config.ts';

/** `advice`: what to do, for anything but 'ok'. */
export type Finding =
  | { level: 'ok'; state: string }
  | { level: 'warn' | 'fail'; state: string; advice: string };

export const ok = (state: string): Finding => ({ level: 'ok', state });
export const warn = (state: string, advice: string): Finding => ({ level: 'warn', state, advice });
export const fail = (state: string, advice: string): Finding => ({ level: 'fail', state, advice });

export type Report = (name: string, finding: Finding) => void;

/** An unexpected error is a finding, so that the other checks still run. */
export async function examine(report: Report, name: string, check: () => Promise<Finding>): Promise<void> {
  report(
    name,
    await check().catch((error: unknown) =>
      fail(`could not be examined: ${reasonOf(error)}`, 'Mend this first, then run the doctor again.'),
    ),
  );
}

/** A failed connection to several addresses of one name has a code and no message; fetch hides it in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.split('\n', 1)[0] || ((error as NodeJS.ErrnoException).code ?? error.name);
}

/** Every secret of the settings, as it is and as it stands in addresses. */
export function secretsOf(config: Config, stored: readonly string[]): string[] {
  const passwords = [config.database?.url, config.database?.directUrl, config.mail?.url].flatMap(
    (address) => {
      const { password = '' } = address ? new URL(address) : {};
      return [password, decodeURIComponent(password)];
    },
  );
  const { files, secrets, google, openId, model, speech, metricsToken } = config;
  const keys = [
    files.kind === 's3' ? files.secretAccessKey : undefined,
    config.backup.offSite?.secretAccessKey,
    secrets.auth,
    secrets.link,
    google?.clientSecret,
    openId?.clientSecret,
    model?.apiKey,
    speech?.apiKey,
    metricsToken,
  ];
  return [...passwords, ...keys, ...stored].filter((secret): secret is string => Boolean(secret));
}

const SHORT = 6;

/** Other programs' messages may quote what they were given. A short secret is found where it stands alone: a single
 * letter is part of most words. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => {
    if (secret.length >= SHORT) return left.replaceAll(secret, '…');
    return left.replaceAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(secret)}(?![\\p{L}\\p{N}])`, 'gu'),
      '…',
    );
  }, text);
