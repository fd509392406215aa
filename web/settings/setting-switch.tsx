import type { Settings } from '#domain/settings/schema.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useChoices } from './use-choices.ts';

type Name = 'notificationsEnabled' | 'mechanicSharingEnabled' | 'modelAllowed';
type Props = { name: Name & keyof Settings; label: string; hint: string };

/** Renders nothing until the settings are loaded. */
export function SettingSwitch({ name, label, hint }: Props) {
  const { shown, isError, change } = useChoices();
  if (!shown) return isError ? null : <Skeleton className="h-14" />;
  return (
    <Switch label={label} hint={hint} checked={shown[name]} onChange={(isOn) => change({ [name]: isOn })} />
  );
}
