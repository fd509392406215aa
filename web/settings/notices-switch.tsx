import { useWords } from '#web/platform/language/language.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useChoices } from './use-choices.ts';

/** SET-02 */
export function NoticesSwitch() {
  const { t } = useWords();
  const { shown, change } = useChoices();
  return (
    <Switch
      label={t('Notifications')}
      hint={t('Reminders on this device and by email')}
      checked={shown?.notificationsEnabled ?? false}
      disabled={!shown}
      onChange={(notificationsEnabled) => change({ notificationsEnabled })}
    />
  );
}
