import { useWords } from '#web/platform/language/language.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useChoices } from './use-choices.ts';

/** While off, share links respond as if they did not exist (D79). */
export function SharingSwitch() {
  const { t } = useWords();
  const { shown, change } = useChoices();
  return (
    <Switch
      label={t('Mechanic sharing')}
      hint={t('While sharing is off, existing links do not work.')}
      checked={shown?.mechanicSharingEnabled ?? false}
      disabled={!shown}
      onChange={(mechanicSharingEnabled) => change({ mechanicSharingEnabled })}
    />
  );
}
