import { changesBetween } from '#domain/merge-rules.ts';
import type { Settings } from '#domain/settings/schema.ts';
import { switchLanguage, useWords } from '#web/platform/language/language.ts';
import { switchTheme } from '#web/platform/theme.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { useSettings } from './api.ts';

type Choices = Omit<Settings, 'version'>;

/** Optimistic: a choice shows at once and is rolled back when saving fails. */
export function useChoices() {
  const { t } = useWords();
  const { data, isError } = useSettings();
  const edit = useWrite('settings.edit');
  const save = async (choice: Partial<Choices>) => {
    if (!data) throw new Error('Settings changed before they were loaded');
    const { version, ...before } = data;
    await edit.mutateAsync({ baseVersion: version, changes: changesBetween(before, { ...choice }) });
  };
  const change = async (choice: Partial<Choices>) => {
    if (choice.language) void switchLanguage(choice.language);
    if (choice.theme) switchTheme(choice.theme);
    try {
      await save(choice);
    } catch (error) {
      console.warn('Settings were not saved', error);
      if (data && choice.language) void switchLanguage(data.language);
      if (data && choice.theme) switchTheme(data.theme);
      showFailure(t, error);
    }
  };
  return { shown: data, isError, choose: change, change: (choice: Partial<Choices>) => void change(choice) };
}
