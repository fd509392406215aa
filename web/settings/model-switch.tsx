import { useWords } from '#web/platform/language/language.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** The server enforces it for every call of a model. */
export function ModelSwitch() {
  const { t } = useWords();
  return (
    <SettingSwitch
      name="modelAllowed"
      label={t('Use the AI model')}
      hint={t('While this is off, nothing of yours is sent to an AI model.')}
    />
  );
}
