import { useWords } from '#web/platform/language/language.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { useModel } from './use-model.ts';

/** Enforced by the server for every call of a model. */
export function ModelSwitch() {
  const { t } = useWords();
  const model = useModel();
  return (
    <>
      <SettingSwitch
        name="modelAllowed"
        label={t('Use the AI model')}
        hint={t('While this is off, nothing of yours is sent to an AI model.')}
      />
      {model?.pictures && (
        <SettingSwitch
          name="modelPictures"
          label={t('Send pictures to the AI model')}
          hint={t('While this is off, it gets no pictures.')}
        />
      )}
    </>
  );
}
