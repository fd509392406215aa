import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/platform/config.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { mailFailure, openMailer } from '#server/platform/mail.ts';
import type { ModelProvider } from '#server/platform/model/config.ts';
import { fail, ok, reasonOf, warn, type Finding } from './finding.ts';
import { unlessMissing } from './machine.ts';

const TIMEOUT_MS = 10_000;

export async function checkStorage({ files: settings, dataDir }: Config): Promise<Finding> {
  const folder = await unlessMissing(stat(dataDir));
  if (!folder) return warn(`${dataDir} is not there`, 'The first start makes it. Or DATA_DIR is wrong.');
  // What another user writes there, Carful could not remove.
  if (folder.uid !== process.geteuid?.())
    return warn(
      `not tried: ${dataDir} belongs to another user`,
      'Run the doctor as the user who runs Carful.',
    );
  const files = openFiles(settings, dataDir);
  const place = settings.kind === 's3' ? `the bucket ${settings.bucket}` : `${dataDir}/files`;
  const key = `doctor-${randomBytes(16).toString('hex')}`;
  try {
    await files.put(key, Readable.from([key]));
    const isSame = (await text(await files.read(key))) === key;
    await files.remove(key);
    return isSame
      ? ok(`${place} takes, gives back and removes a file`)
      : fail(
          `${place} gave back other bytes than it got`,
          'Check the disk or the S3 server: files are at risk.',
        );
  } catch (error) {
    const advice =
      settings.kind === 's3'
        ? 'Check S3_BUCKET, S3_ENDPOINT and the keys, which have to allow reading, writing and deleting.'
        : 'Run the doctor as the user who runs Carful, who has to own the data folder.';
    return fail(`${place} does not work: ${reasonOf(error)}`, advice);
  }
}

/** @param to who gets a mail; without it the server is only asked whether it would take one */
export async function checkMail({ mail }: Config, to: string | undefined): Promise<Finding> {
  const mailer = openMailer(mail);
  if (!mailer) return ok('not configured: accounts are confirmed at once');
  const { host } = new URL(mail!.url);
  try {
    if (to === undefined) await mailer.verify();
    else await mailer.send({ to, subject: 'Carful', text: 'Carful can send mail.' });
    return ok(to === undefined ? `${host} takes the login` : `${host} took a mail to ${to}`);
  } catch (error) {
    const { code, responseCode } = mailFailure(error);
    const cause = [code, responseCode].filter(Boolean).join(' ');
    return fail(`${host} refuses: ${cause || 'no reason given'}`, 'Check SMTP_URL and MAIL_FROM.');
  } finally {
    await mailer.close();
  }
}

type Endpoint = { provider: ModelProvider; baseUrl: string; apiKey: string | undefined; names: string[] };
type Protocol = { query: string; headers(key: string): Record<string, string> };

const protocols: Record<ModelProvider, Protocol> = {
  'openai-compatible': { query: '', headers: (key) => ({ authorization: `Bearer ${key}` }) },
  anthropic: {
    query: '?limit=1000',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  google: { query: '?pageSize=1000', headers: (key) => ({ 'x-goog-api-key': key }) },
};

export async function checkModel({ model }: Config): Promise<Finding> {
  if (!model) return ok('not configured: the built-in engine assesses problems');
  const { name, visionName } = model;
  return askForModels({ ...model, names: visionName ? [name, visionName] : [name] });
}

export async function checkSpeech({ speech }: Config): Promise<Finding> {
  if (!speech) return ok('not configured: there is no dictation by a model');
  return askForModels({ ...speech, names: [speech.name] });
}

/** Asks for the list of models, which costs nothing. */
async function askForModels({ provider, baseUrl, apiKey, names }: Endpoint): Promise<Finding> {
  const { query, headers } = protocols[provider];
  const { host } = new URL(baseUrl);
  let status: number;
  let body: unknown;
  try {
    const answer = await fetch(`${baseUrl}/models${query}`, {
      headers: apiKey ? headers(apiKey) : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = answer.status;
    body = await answer.json().catch(() => null); // not every server has such a list
  } catch (error) {
    return fail(`${host} does not answer: ${reasonOf(error)}`, 'Start it, or correct its address.');
  }
  if (status === 401 || status === 403)
    return fail(`${host} refuses the key (${status})`, 'Correct the key of the model.');
  if (status >= 500) return fail(`${host} answers ${status}`, 'Look into the log of the model server.');
  const listed = namesIn(body);
  const missing = listed ? names.filter((name) => !listed.some((one) => isSameModel(one, name))) : [];
  return missing.length > 0
    ? warn(
        `${host} answers, and does not list ${missing.join(', ')}`,
        'Check the spelling, or install the model.',
      )
    : ok(`${host} answers${listed ? `, and has ${names.join(', ')}` : '; it lists no models'}`);
}

type Lists = { data?: { id?: string }[]; models?: { name?: string }[] } | null;

function namesIn(body: unknown): string[] | null {
  const { data, models } = (body as Lists) ?? {};
  if (Array.isArray(data)) return data.map(({ id }) => id ?? '');
  return Array.isArray(models) ? models.map(({ name }) => name ?? '') : null;
}

/** Servers add a folder (`models/x`) or a version (`x:latest`). */
const isSameModel = (listed: string, name: string) =>
  listed === name || listed.endsWith(`/${name}`) || listed === `${name}:latest`;
