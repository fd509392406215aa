import type { Installation } from '#domain/accounts/schema.ts';
import type { Config } from '#server/platform/config.ts';
import { appVersion } from '#server/platform/app-version.ts';
import { isPrivateHost } from '#server/platform/http/origin.ts';

/** Public, so it does not include addresses of a private network. */
export function describeInstallation(config: Config): Installation {
  const { operator, model, speech, database, files, backup } = config;
  return {
    build: appVersion(),
    operator: { name: operator.name ?? null, email: operator.email ?? null },
    model: model ? { host: publicHost(model.baseUrl), pictures: model.visionName !== undefined } : null,
    speech: speech ? { host: publicHost(speech.baseUrl) } : null,
    database: database ? 'outside' : 'own',
    files: files.kind,
    backups: backup.at === undefined ? null : { kept: backup.keep, offSite: backup.offSite !== undefined },
  };
}

function publicHost(address: string): string | null {
  const { hostname } = new URL(address);
  return isPrivateHost(hostname) ? null : hostname;
}
