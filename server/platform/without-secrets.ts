import { escapePattern } from '#domain/assessment/escape-pattern.ts';
import type { Config } from './config.ts';

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
