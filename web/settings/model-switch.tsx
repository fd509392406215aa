import { useModel } from '#web/platform/session/use-model.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Switch } from '#web/ui/switch.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { useChoices } from './use-choices.ts';
import { answerFor, pictureConsent } from './picture-consent.ts';

/** Enforced by the server for every call of a model. */
export function ModelSwitch() {
  const { t } = useWords();
  const model = useModel();
  const { shown, change } = useChoices();
  return (
    <>
      <SettingSwitch
        name="modelAllowed"
        label={t('Use the AI model')}
        hint={t(
          'While this is off, Carful sends nothing of yours to its AI model. AI clients that you have let in keep their access: end it under Access keys for programs.',
        )}
      />
      {shown && model?.pictures && (
        <Switch
          label={t('Send pictures to the AI model')}
          hint={[
            ...(model.host ? [t('The AI model is at {host}.', { host: model.host })] : []),
            t('While this is off, the AI model gets no pictures.'),
          ].join(' ')}
          checked={pictureConsent(shown, model) ?? false}
          onChange={(isOn) => change(answerFor(model, isOn))}
        />
      )}
    </>
  );
}
