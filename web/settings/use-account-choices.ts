import { useEffect } from 'react';
import { switchLanguage } from '#web/platform/language/language.ts';
import { switchTheme } from '#web/platform/theme.ts';
import { useSettings } from './api.ts';

/** The account's choices take precedence over the browser's. */
export function useAccountChoices(): void {
  const { data } = useSettings();
  const language = data?.language;
  const theme = data?.theme;
  useEffect(() => {
    if (language) void switchLanguage(language);
  }, [language]);
  useEffect(() => {
    if (theme) switchTheme(theme);
  }, [theme]);
}
