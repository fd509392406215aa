import { useState } from 'react';
import type { Settings, Theme } from '#domain/settings/schema.ts';
import type { Language } from '#domain/language/words.ts';
import { signOut } from '#web/platform/account.ts';
import { switchLanguage, useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { switchTheme } from '#web/platform/theme.ts';
import { useSettings, useSettingsEdit } from '#web/settings/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { AfterMoment, Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function SettingsScreen() {
  const { t } = useWords();
  const { data, isError } = useSettings();
  return (
    <Page title={t('Settings')}>
      <div className="flex flex-col gap-4">
        {isError && !data && <Alert>{t('Could not load the data. Please try again.')}</Alert>}
        {data ? <Choices settings={data} /> : !isError && <ChoicesOnTheirWay />}
        <LogOutButton />
      </div>
    </Page>
  );
}

function Choices({ settings }: { settings: Settings }) {
  const { t } = useWords();
  const { save, wanted } = useSettingsEdit();
  // What was chosen is shown at once, while it is on its way to the server.
  const shown = {
    ...settings,
    ...Object.fromEntries(Object.entries(wanted).map(([name, change]) => [name, change?.to])),
  };
  const change = async (choice: Partial<Settings>) => {
    try {
      await save(choice);
    } catch (error) {
      console.warn('Settings were not saved', error);
      if (choice.language) void switchLanguage(settings.language);
      if (choice.theme) switchTheme(settings.theme);
      notify({ title: t('Could not save. Please try again.'), destructive: true });
    }
  };
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Select
          label={t('Language')}
          value={shown.language}
          options={[
            { value: 'en', label: t('English') },
            { value: 'lv', label: t('Latviešu') },
          ]}
          onChange={({ target }) => {
            const language = target.value as Language;
            void switchLanguage(language);
            void change({ language });
          }}
        />
        <Select
          label={t('Theme')}
          value={shown.theme}
          options={[
            { value: 'system', label: t('System') },
            { value: 'light', label: t('Light') },
            { value: 'dark', label: t('Dark') },
          ]}
          onChange={({ target }) => {
            const theme = target.value as Theme;
            switchTheme(theme);
            void change({ theme });
          }}
        />
      </Card>
      <Card className="divide-line divide-y py-1">
        <Switch
          label={t('Notifications')}
          hint={t('Reminders on this device and by email')}
          checked={shown.notificationsEnabled}
          onChange={(notificationsEnabled) => void change({ notificationsEnabled })}
        />
        <Switch
          label={t('Mechanic sharing')}
          hint={t('While sharing is off, existing links do not work.')}
          checked={shown.mechanicSharingEnabled}
          onChange={(mechanicSharingEnabled) => void change({ mechanicSharingEnabled })}
        />
      </Card>
    </>
  );
}

function LogOutButton() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      wide
      busy={busy}
      onClick={() => {
        setBusy(true);
        void signOut();
      }}
    >
      {t('Log out')}
    </Button>
  );
}

function ChoicesOnTheirWay() {
  const { t } = useWords();
  return (
    <AfterMoment label={t('Loading...')}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-50" />
        <Skeleton className="h-36" />
      </div>
    </AfterMoment>
  );
}
