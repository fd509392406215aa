import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/platform/config.ts';
import { testMail, testModel, testSpeech } from '#server/operator/test-services.ts';
import { testProvider } from '#server/operator/test-provider.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { reasonOf } from '#server/platform/reason-of.ts';
import { fail, findingOf, ok, warn, type Finding } from './finding.ts';
import { unlessMissing } from './machine.ts';

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
  return mail ? findingOf(await testMail(mail, to)) : ok('not configured: accounts are confirmed at once');
}

export async function checkModel({ model }: Config): Promise<Finding> {
  return model
    ? findingOf(await testModel(model))
    : ok('not configured: the built-in engine assesses problems');
}

export async function checkSpeech({ speech }: Config): Promise<Finding> {
  return speech
    ? findingOf(await testSpeech(speech))
    : ok('not configured: there is no dictation by a model');
}

export async function checkProvider({ publicUrl, openId }: Config): Promise<Finding> {
  if (!openId) return ok('not configured: there is no provider of the operator');
  const steps = await testProvider(publicUrl, openId);
  const last = findingOf(steps.at(-1)!);
  return last.level === 'ok' ? ok(steps.map(({ state }) => state).join('; ')) : last;
}
