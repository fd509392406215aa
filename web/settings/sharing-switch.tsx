import { useWords } from '#web/platform/language/language.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** While off, share links respond as if they did not exist. */
export function SharingSwitch() {
  const { t } = useWords();
  return (
    <SettingSwitch
      name="mechanicSharingEnabled"
      label={t('Mechanic sharing')}
      hint={t('While sharing is off, existing links do not work.')}
    />
  );
}
