import { useWords } from '#web/platform/language/language.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useChoices } from './use-choices.ts';

/** The server enforces it for every call of a model. */
export function ModelSwitch() {
  const { t } = useWords();
  const { shown, change } = useChoices();
  return (
    <Switch
      label={t('Use the AI model')}
      hint={t('While this is off, nothing of yours is sent to an AI model.')}
      checked={shown?.modelAllowed ?? false}
      disabled={!shown}
      onChange={(modelAllowed) => change({ modelAllowed })}
    />
  );
}
