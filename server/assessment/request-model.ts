import { scrubber } from '#domain/assessment/scrub-rules.ts';
import type { OfflineReason, SentExchange } from '#domain/assistant/schema.ts';
import { publicHost } from '#server/accounts/describe-installation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openModel, type OpenModel } from '#server/platform/model/model.ts';
import { takeTurn } from '#server/platform/model/take-turns.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { mayAskModel, readPrivateDetails, saveExchange, takeModelCall } from './store.ts';

export type GrantedModel = ModelAccess & { granted: true };
export type ModelAccess =
  | { granted: false; reason: Exclude<OfflineReason, 'model-failed'> }
  | {
      granted: true;
      model: OpenModel;
      seesPictures: boolean;
      /** To be awaited before an answer is asked for; what it resolves to ends the turn. */
      takeTurn(signal?: AbortSignal): Promise<() => void>;
      /** Whether a call failed because the owner has turned the model off in the meantime. */
      wasForbidden(): boolean;
      /** Resolves once the sent text is stored for the owner to read; to be awaited at the end. */
      recorded(): Promise<void>;
    };

type Purpose = Exclude<SentExchange['purpose'], 'speech'>;

/** The only way to a model: checks that the owner allows it, counts the daily quota, scrubs personal details and
 * stores what was sent. Every further call for the same answer checks the permission again. */
export async function requestModel(
  { config, db, log, clock }: Deps,
  owner: Pick<OwnerScope, 'ownerId'>,
  { purpose, pictures = false }: { purpose: Purpose; pictures?: boolean },
): Promise<ModelAccess> {
  const settings = config.model;
  if (!settings) return { granted: false, reason: 'no-model' };
  const [{ quota, pictures: mayShow }, details] = await Promise.all([
    takeModelCall(db, owner, clock(), config.modelDailyLimit, publicHost(settings.baseUrl) ?? ''),
    readPrivateDetails(db, owner),
  ]);
  if (quota !== 'granted') return { granted: false, reason: quota };
  let isForbidden = false;
  let recording: Promise<void> = Promise.resolve();
  const model = await openModel(settings, {
    pictures: pictures && mayShow,
    scrub: scrubber(details),
    mayCall: async () => {
      isForbidden = !(await mayAskModel(db, owner));
      if (isForbidden) throw new Error('the owner has turned the model off');
    },
    onSent: (sent) => {
      const exchange = { purpose, sentAt: clock().toISOString(), ...sent };
      recording = recording
        .then(() => saveExchange(db, owner, exchange))
        .catch((error: unknown) =>
          log.error({ err: error }, 'what was sent to the model could not be stored'),
        );
    },
  });
  return {
    granted: true,
    model,
    seesPictures: settings.visionName !== undefined && mayShow,
    takeTurn: (signal) => takeTurn(owner.ownerId, signal),
    wasForbidden: () => isForbidden,
    recorded: () => recording,
  };
}
