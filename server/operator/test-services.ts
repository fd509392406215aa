import type { Tested } from '#domain/operator/schema.ts';
import type { Config } from '#server/platform/config.ts';
import { inTime } from '#server/platform/in-time.ts';
import { openMailer } from '#server/platform/mail.ts';
import type { ModelProvider } from '#server/platform/model/config.ts';
import { reasonOf } from '#server/platform/reason-of.ts';
import { fail, ok, warn } from './tested-step.ts';

const TIMEOUT_MS = 10_000;

/** @param to who gets a mail; without it the server is only asked whether it would take one */
export async function testMail(mail: NonNullable<Config['mail']>, to?: string): Promise<Tested> {
  const mailer = openMailer(mail)!;
  const { host } = new URL(mail.url);
  try {
    if (to === undefined) await inTime(mailer.verify(), TIMEOUT_MS);
    else await mailer.send({ to, subject: 'Carful', text: 'Carful can send mail.' });
    return ok('mail', to === undefined ? `${host} takes the login` : `${host} took a mail to ${to}`);
  } catch (error) {
    return fail('mail', `${host} refuses: ${reasonOf(error)}`, 'mail');
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

export async function testModel({
  name,
  visionName,
  ...model
}: NonNullable<Config['model']>): Promise<Tested> {
  return askForModels({ ...model, names: visionName ? [name, visionName] : [name] });
}

export async function testSpeech({ name, ...speech }: NonNullable<Config['speech']>): Promise<Tested> {
  return askForModels({ ...speech, names: [name] });
}

/** Asks for the list of models, which costs nothing. */
async function askForModels({ provider, baseUrl, apiKey, names }: Endpoint): Promise<Tested> {
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
    return fail('model', `${host} does not answer: ${reasonOf(error)}`, 'start');
  }
  if (status === 401 || status === 403) return fail('model', `${host} refuses the key (${status})`, 'key');
  if (status >= 500) return fail('model', `${host} answers ${status}`, 'model');
  const listed = namesIn(body);
  const missing = listed ? names.filter((name) => !listed.some((one) => isSameModel(one, name))) : [];
  return missing.length > 0
    ? warn('model', `${host} answers, and does not list ${missing.join(', ')}`, 'name')
    : ok('model', `${host} answers${listed ? `, and has ${names.join(', ')}` : '; it lists no models'}`);
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
