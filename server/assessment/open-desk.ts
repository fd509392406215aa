import { scrubber } from '#domain/assessment/scrub-rules.ts';
import type { OfflineReason, SentExchange } from '#domain/assistant/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openModel, type OpenModel } from '#server/platform/model/model.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { privateDetailsOf, saveExchange, takeModelCall } from './store.ts';

/** A model that may be asked once for this owner, or why not. */
export type Desk =
  | { open: false; reason: Exclude<OfflineReason, 'model-failed'> }
  | {
      open: true;
      model: OpenModel;
      /** Whether pictures may be put into the question. */
      seesPictures: boolean;
      /** Resolves when what was sent is written down for the owner; to be awaited at the end. */
      written(): Promise<void>;
    };

type Purpose = Exclude<SentExchange['purpose'], 'speech'>;

/** The only way to a model: one call of the owner's day, the owner's details scrubbed, what was sent kept for reading. */
export async function openDesk(
  { config, db, log, clock }: Deps,
  owner: Pick<OwnerScope, 'ownerId'>,
  { purpose, pictures = false }: { purpose: Purpose; pictures?: boolean },
): Promise<Desk> {
  const settings = config.model;
  if (!settings) return { open: false, reason: 'no-model' };
  const [mayAsk, known] = await Promise.all([
    takeModelCall(db, owner, clock(), config.modelDailyLimit),
    privateDetailsOf(db, owner),
  ]);
  if (!mayAsk) return { open: false, reason: 'limit' };
  let writing: Promise<void> = Promise.resolve();
  const model = await openModel(settings, {
    pictures,
    scrub: scrubber(known),
    onSent: (sent) => {
      const exchange = { purpose, sentAt: clock().toISOString(), ...sent };
      writing = writing
        .then(() => saveExchange(db, owner, exchange))
        .catch((error: unknown) => log.error({ err: error }, 'what was sent to the model could not be kept'));
    },
  });
  return { open: true, model, seesPictures: settings.visionName !== undefined, written: () => writing };
}
