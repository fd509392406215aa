import { useWords } from '#web/platform/language/language.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** Enforced by the server for every model call. */
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
