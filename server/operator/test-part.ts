import type { OutsidePart, Tested } from '#domain/operator/schema.ts';
import type { Config } from '#server/platform/config.ts';
import { secretsOf, withoutSecrets } from '#server/platform/without-secrets.ts';
import { testProvider } from './test-provider.ts';
import { testMail, testModel } from './test-services.ts';

/** @returns null where this server has no such part; what was tested quotes no secret */
export function testPart(config: Config, part: OutsidePart): (() => Promise<Tested[]>) | null {
  const { publicUrl, openId, mail, model } = config;
  const tests: Record<OutsidePart, (() => Promise<Tested[]>) | undefined> = {
    provider: openId && (() => testProvider(publicUrl, openId)),
    mail: mail && (async () => [await testMail(mail)]),
    model: model && (async () => [await testModel(model)]),
  };
  const test = tests[part];
  if (!test) return null;
  const secrets = secretsOf(config, []);
  return async () => (await test()).map((step) => ({ ...step, state: withoutSecrets(step.state, secrets) }));
}
