import { AccountSection, DeleteAccountButton, SecuritySection } from '#web/accounts/account-sections.tsx';
import { SentSection } from '#web/assistant/sent-section.tsx';
import { DataSection } from '#web/export/data-section.tsx';
import { LogOutButton } from '#web/outbox/log-out-button.tsx';
import { NoticesSection } from '#web/notices/notices-section.tsx';
import { href } from '#web/platform/hrefs.ts';
import { formatDay } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSettings } from '#web/settings/api.ts';
import { ModelSwitch } from '#web/settings/model-switch.tsx';
import { PreferencesSection } from '#web/settings/preferences-section.tsx';
import { NoticesSwitch } from '#web/settings/notices-switch.tsx';
import { SharingSwitch } from '#web/settings/sharing-switch.tsx';
import { LinkList } from '#web/share/link-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Page } from '#web/ui/page.tsx';
import { Section } from '#web/ui/section.tsx';
import { OwnerLeads } from './owner-leads.tsx';

export function SettingsScreen() {
  const { t } = useWords();
  const { data, isError, refetch } = useSettings();
  return (
    <Page title={t('Settings')} twoColumns>
      <div className="rail:block rail:columns-2 rail:gap-6 rail:*:mb-6 rail:*:break-inside-avoid flex flex-col gap-6 pt-1">
        {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : <PreferencesSection />}
        <NoticesSection master={<NoticesSwitch />} isEnabled={data?.notificationsEnabled ?? false}>
          <OwnerLeads />
        </NoticesSection>
        <Section title={t('Sharing')} className="gap-3">
          <SharingSwitch />
          <LinkList sharing={data?.mechanicSharingEnabled ?? false} />
        </Section>
        <AccountSection />
        <SecuritySection />
        <SentSection isAllowed={data?.modelAllowed ?? true}>
          <ModelSwitch />
        </SentSection>
        <DataSection />
        <div className="flex flex-col gap-3">
          <LogOutButton />
          <DeleteAccountButton />
        </div>
        <FooterLinks />
      </div>
    </Page>
  );
}

function FooterLinks() {
  const { t, language } = useWords();
  const build = useSession().features?.installation.build;
  return (
    <p className="flex flex-wrap justify-center gap-x-6">
      <Link to={href('tutorial')} className="text-link">
        {t('Show the tutorial again')}
      </Link>
      <Link to={href('terms')} className="text-link">
        {t('Terms of use')}
      </Link>
      <Link to={href('privacy')} className="text-link">
        {t('Privacy policy')}
      </Link>
      {build && (
        <span className="text-muted w-full text-center text-sm">
          {['Carful ' + build.version, build.commit, build.date && formatDay(build.date, language)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </p>
  );
}
