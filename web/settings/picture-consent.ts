import type { PolicyFacts } from '#domain/accounts/policy/policy.ts';
import type { Settings } from '#domain/settings/schema.ts';

type Answer = Pick<Settings, 'modelPictures' | 'modelPicturesHost'>;
type Model = NonNullable<PolicyFacts['model']>;

/** Whether pictures may go to this model; null if the owner was not asked, or about the model of another host. */
export const pictureConsent = ({ modelPictures, modelPicturesHost }: Answer, { host }: Model) =>
  modelPicturesHost === (host ?? '') ? modelPictures : null;

export const answerFor = ({ host }: Model, modelPictures: boolean): Answer => ({
  modelPictures,
  modelPicturesHost: host ?? '',
});
