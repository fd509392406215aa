import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '#server/platform/config.ts';
import { secretsOf, withoutSecrets } from '#server/platform/without-secrets.ts';
import { readArguments } from './arguments.ts';
import { checkAddress, checkApp, checkCertificate, checkOperator } from './doctor/address.ts';
import { checkSignUp } from './doctor/accounts.ts';
import { checkBackups, checkDrills, checkOffSite } from './doctor/backups.ts';
import { examineDatabase } from './doctor/database.ts';
import { examine, type Report } from './doctor/finding.ts';
import { checkSecrets, checkSpace, checkVersions, readStoredSecrets } from './doctor/machine.ts';
import { checkMail, checkModel, checkProvider, checkSpeech, checkStorage } from './doctor/services.ts';

/** npm run doctor [-- --mail ADDRESS]: docs/operate/self-hosting.md. Ends with 1 when something is broken. */
const { values } = readArguments('npm run doctor -- [--mail ADDRESS]', { mail: { type: 'string' } });

function settings(): Config | null {
  try {
    return readConfig(join(import.meta.dirname, '..'));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.log(`fail  settings     ${error.message.replaceAll('\n', ' ')}`);
    console.log('      → docs/operate/configuration.md has them all.');
    process.exitCode = 1;
    return null;
  }
}

async function examineAll(config: Config, report: Report): Promise<void> {
  await examine(report, 'versions', checkVersions);
  await examine(report, 'disk', () => checkSpace(config.dataDir));
  await examine(report, 'secrets', () => checkSecrets(config));
  await examine(report, 'app', () => checkApp(config));
  await examine(report, 'signup', () => checkSignUp(config));
  await examineDatabase(config, report);
  await examine(report, 'storage', () => checkStorage(config));
  await examine(report, 'backups', () => checkBackups(config, new Date()));
  await examine(report, 'offsite', () => checkOffSite(config, new Date()));
  await examine(report, 'drills', () => checkDrills(config));
  await examine(report, 'provider', () => checkProvider(config));
  await examine(report, 'mail', () => checkMail(config, values.mail));
  await examine(report, 'model', () => checkModel(config));
  await examine(report, 'speech', () => checkSpeech(config));
  await examine(report, 'operator', () => checkOperator(config));
  await examine(report, 'address', () => checkAddress(config));
  await examine(report, 'certificate', () => checkCertificate(config));
}

const config = settings();
if (config) {
  const secrets = secretsOf(config, await readStoredSecrets(config.dataDir));
  const counts = { ok: 0, warn: 0, fail: 0 };
  await examineAll(config, (name, finding) => {
    counts[finding.level] += 1;
    const line = `${finding.level.padEnd(4)}  ${name.padEnd(11)}  ${finding.state}`;
    const advice = 'advice' in finding ? `\n      → ${finding.advice}` : '';
    console.log(withoutSecrets(line + advice, secrets));
  });
  console.log(`${counts.ok} ok, ${counts.warn} to look at, ${counts.fail} broken`);
  if (counts.fail > 0) process.exitCode = 1;
}
