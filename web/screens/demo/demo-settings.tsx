import { useWords } from '#web/platform/language/language.ts';
import { PreferencesSection } from '#web/settings/preferences-section.tsx';
import { Page } from '#web/ui/page.tsx';
import { Section } from '#web/ui/section.tsx';
import { AccountLink } from './account-link.tsx';

export function DemoSettingsScreen() {
  const { t } = useWords();
  return (
    <Page title={t('Settings')}>
      <div className="flex flex-col gap-6 pt-1">
        <PreferencesSection />
        <Section title={t('Account')} className="items-start gap-3">
          <p>
            {t('Notifications, sharing, import, export and a password are available only with an account.')}
          </p>
          <AccountLink />
        </Section>
      </div>
    </Page>
  );
}
