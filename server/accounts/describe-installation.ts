import type { Installation } from '#domain/accounts/schema.ts';
import type { Config } from '#server/platform/config.ts';
import { isPrivateHost } from '#server/platform/http/origin.ts';

/** Public, so it does not include addresses of a private network. */
export function describeInstallation(config: Config): Installation {
  const { operator, model, speech, database, files, backup } = config;
  return {
    operator: { name: operator.name ?? null, email: operator.email ?? null },
    model: model ? { host: publicHost(model.baseUrl), pictures: model.visionName !== undefined } : null,
    speech: speech ? { host: publicHost(speech.baseUrl) } : null,
    database: database ? 'outside' : 'own',
    files: files.kind,
    backups: backup.at === undefined ? null : { kept: backup.keep, offSite: backup.offSite !== undefined },
  };
}

/** A name without a dot belongs to a local network or a container. */
function publicHost(address: string): string | null {
  const { hostname } = new URL(address);
  const isLocal = isPrivateHost(hostname) || !/[.:]/.test(hostname);
  return isLocal || /\.(?:internal|lan|home\.arpa)$/.test(hostname) ? null : hostname;
}
