import { createHash } from 'node:crypto';
import type { Installation } from '#domain/accounts/schema.ts';
import type { Config } from '#server/platform/config.ts';
import { appVersion } from '#server/platform/app-version.ts';
import { isPrivateHost } from '#server/platform/http/origin.ts';

/** Public, so it does not include addresses of a private network. */
export function describeInstallation(config: Config): Installation {
  const { operator, model, speech, database, files, backup, google, mail } = config;
  const facts = {
    operator: { name: operator.name ?? null, email: operator.email ?? null },
    model: model ? { host: publicHost(model.baseUrl), pictures: model.visionName !== undefined } : null,
    speech: speech ? { host: publicHost(speech.baseUrl) } : null,
    database: database ? 'outside' : 'own',
    files: files.kind,
    backups: backup.at === undefined ? null : { kept: backup.keep, offSite: backup.offSite !== undefined },
  } as const;
  const said = JSON.stringify([facts, google !== undefined, mail !== undefined]);
  return { ...facts, setUp: createHash('sha256').update(said).digest('base64url'), build: appVersion() };
}

export function publicHost(address: string): string | null {
  const { hostname } = new URL(address);
  return isPrivateHost(hostname) ? null : hostname;
}
