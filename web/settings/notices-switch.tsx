import { useWords } from '#web/platform/language/language.ts';
import { SettingSwitch } from './setting-switch.tsx';

export function NoticesSwitch() {
  const { t } = useWords();
  return (
    <SettingSwitch
      name="notificationsEnabled"
      label={t('Notifications')}
      hint={t('Reminders on this device and by email')}
    />
  );
}
