import { createHash } from 'node:crypto';
import type { Features, Installation } from '#domain/accounts/schema.ts';
import type { Config } from '#server/platform/config.ts';
import { appVersion } from '#server/platform/app-version.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isPrivateHost } from '#server/platform/http/origin.ts';
import { signUpPolicy } from './sign-up-policy.ts';

/** Public, so it does not include addresses of a private network. */
export function describeInstallation(config: Config): Installation {
  const { operator, model, speech, database, files, backup, google, openId, mail } = config;
  const facts = {
    operator: { name: operator.name ?? null, email: operator.email ?? null },
    model: model ? { host: publicHost(model.baseUrl), pictures: model.visionName !== undefined } : null,
    speech: speech ? { host: publicHost(speech.baseUrl) } : null,
    database: database ? 'outside' : 'own',
    files: files.kind,
    backups: backup.at === undefined ? null : { kept: backup.keep, offSite: backup.offSite !== undefined },
  } as const;
  const provider = openId ? [openId.name] : [];
  const said = JSON.stringify([facts, google !== undefined, mail !== undefined, ...provider]);
  return { ...facts, setUp: createHash('sha256').update(said).digest('base64url'), build: appVersion() };
}

export function publicHost(address: string): string | null {
  const { hostname } = new URL(address);
  return isPrivateHost(hostname) ? null : hostname;
}

export async function readFeatures(deps: Deps): Promise<Features> {
  const { config, mailer } = deps;
  const { google, openId, isOpenIdOnly, model, speech, uploadLimits } = config;
  return {
    google: google !== undefined,
    openId: openId ? { name: openId.name, only: isOpenIdOnly } : null,
    mail: mailer !== null,
    model: model !== undefined,
    speech: speech !== undefined,
    uploadLimits,
    signUp: await signUpPolicy(deps),
    installation: describeInstallation(config),
  };
}
