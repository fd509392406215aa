import {
  Bell,
  Bot,
  CircleUserRound,
  Database,
  KeyRound,
  SearchX,
  Server,
  Share2,
  SlidersHorizontal,
  Trash2,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { foldForSearch } from '#domain/search/fold.ts';
import { AccountSection, DeleteAccountButton, SecuritySection } from '#web/accounts/account-sections.tsx';
import { SentSection } from '#web/assistant/sent-section.tsx';
import { BinSection } from '#web/bin/bin-section.tsx';
import { DataSection } from '#web/export/data-section.tsx';
import { KeysSection } from '#web/keys/keys-section.tsx';
import { NoticesSection } from '#web/notices/notices-section.tsx';
import { LogOutButton } from '#web/outbox/log-out-button.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useParams } from '#web/platform/router/router.tsx';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { useSettings } from '#web/settings/api.ts';
import { ModelSwitch } from '#web/settings/model-switch.tsx';
import { NoticesSwitch } from '#web/settings/notices-switch.tsx';
import { PreferencesSection } from '#web/settings/preferences-section.tsx';
import { SharingSwitch } from '#web/settings/sharing-switch.tsx';
import { LinkList } from '#web/share/link-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRail } from '#web/ui/use-rail.ts';
import { WebhooksSection } from '#web/webhooks/webhooks-section.tsx';
import { NotFoundScreen } from './not-found.tsx';
import { OwnerLeads } from './owner-leads.tsx';
import { SettingsFooter } from './settings-footer.tsx';

function Preferences() {
  const { data, isError, refetch } = useSettings();
  return isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : <PreferencesSection />;
}

function Notifications() {
  const { data } = useSettings();
  return (
    <NoticesSection master={<NoticesSwitch />} isEnabled={data?.notificationsEnabled ?? false}>
      <OwnerLeads />
    </NoticesSection>
  );
}

function Sharing() {
  const { t } = useWords();
  const { data } = useSettings();
  return (
    <Section title={t('Sharing')} className="gap-3">
      <SharingSwitch />
      <LinkList sharing={data?.mechanicSharingEnabled ?? false} />
    </Section>
  );
}

const Account = () => (
  <div className="flex flex-col gap-6">
    <AccountSection />
    <SecuritySection />
    <DeleteAccountButton />
  </div>
);

function Assistant() {
  const { data } = useSettings();
  return (
    <SentSection isAllowed={data?.modelAllowed ?? true}>
      <ModelSwitch />
    </SentSection>
  );
}

type Part = {
  name: string;
  title: Phrase;
  /** What is set there: told below the title, and found by the search. */
  labels: readonly Phrase[];
  Icon: LucideIcon;
  Contents: ComponentType;
};

const SERVER = 'server';

const allParts: readonly Part[] = [
  {
    name: 'preferences',
    title: 'Preferences',
    labels: ['Language', 'Theme', 'Currency', 'Roadside help number'],
    Icon: SlidersHorizontal,
    Contents: Preferences,
  },
  {
    name: 'notifications',
    title: 'Notifications',
    labels: [
      'By email',
      'Calendar',
      'On this device',
      'Another service',
      'Once a day at',
      'Quiet from',
      'Quiet until',
      'Advance notice for reminders',
    ],
    Icon: Bell,
    Contents: Notifications,
  },
  {
    name: 'sharing',
    title: 'Sharing',
    labels: ['Mechanic sharing', 'Share links'],
    Icon: Share2,
    Contents: Sharing,
  },
  {
    name: 'account',
    title: 'Account',
    labels: [
      'Profile',
      'Email',
      'Change password',
      'Two-factor authentication',
      'Security',
      'Devices',
      'Recent activity',
      'Delete account',
    ],
    Icon: CircleUserRound,
    Contents: Account,
  },
  {
    name: 'assistant',
    title: 'What the assistant sees',
    labels: ['Use the AI model', 'Send pictures to the AI model', 'What was sent last'],
    Icon: Bot,
    Contents: Assistant,
  },
  {
    name: 'keys',
    title: 'Access keys for programs',
    labels: ['New key', 'Functions that programs can call'],
    Icon: KeyRound,
    Contents: KeysSection,
  },
  {
    name: 'webhooks',
    title: 'Webhooks',
    labels: ['New webhook', 'What was sent'],
    Icon: Webhook,
    Contents: WebhooksSection,
  },
  {
    name: 'data',
    title: 'Your data',
    labels: ['Export my data', 'Import data', 'Import from other apps'],
    Icon: Database,
    Contents: DataSection,
  },
  {
    name: SERVER,
    title: 'This server',
    labels: ['Accounts', 'Invitations', 'Jobs', 'Newest backup', 'Server settings'],
    Icon: Server,
    Contents: lazyPart(
      () => import('#web/operator/operator-section.tsx').then((file) => file.OperatorSection),
      showNotLoaded,
    ),
  },
  { name: 'bin', title: 'Trash', labels: ['Restore', 'Delete for good'], Icon: Trash2, Contents: BinSection },
];

/** A list of parts, and on a wide screen one of them beside it. */
export function SettingsScreen() {
  const { t } = useWords();
  const { part: name } = useParams();
  const isWide = useRail();
  // Unknown in a session that an earlier version stored, until it is read again.
  const isOperator = useSession().session?.user.isOperator;
  const parts = allParts.filter((part) => part.name !== SERVER || isOperator);
  const named = parts.find((part) => part.name === name);
  const isUnknown = name === SERVER && isOperator === undefined;
  if (name !== undefined && !named && !isUnknown) return <NotFoundScreen />;
  const shown = named ?? (isWide ? parts[0] : undefined);
  return (
    <Page
      title={t('Settings')}
      twoColumns
      {...(named && { part: t(named.title) })}
      {...(named && !isWide && { back: { to: href('settings'), label: t('Back') } })}
    >
      <div className="rail:grid rail:grid-cols-[22rem_minmax(0,42rem)] rail:items-start rail:gap-8 pt-1">
        {(isWide || !shown) && <PartList parts={parts} shown={shown} />}
        {shown && (
          <div key={shown.name} className="min-w-0">
            <shown.Contents />
          </div>
        )}
      </div>
    </Page>
  );
}

function PartList({ parts, shown }: { parts: readonly Part[]; shown: Part | undefined }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const sought = foldForSearch(text.trim());
  const holds = (phrase: Phrase) => foldForSearch(t(phrase)).includes(sought);
  const found = parts.filter(({ title, labels }) => [title, ...labels].some(holds));
  return (
    <div className="flex flex-col gap-6">
      <SearchField
        label={t('Search settings')}
        placeholder={t('Search settings')}
        value={text}
        onChange={setText}
      />
      {found.length === 0 ? (
        <div role="status">
          <EmptyState icon={<SearchX strokeWidth={1.5} />} title={t('Nothing found')} />
        </div>
      ) : (
        <Card className="p-0!">
          <ul className="divide-line divide-y">
            {found.map(({ name, title, labels, Icon }) => (
              <li key={name}>
                <ListRow
                  to={href('settingsPart', { part: name })}
                  title={t(title)}
                  text={(sought !== '' && labels.some(holds) ? labels.filter(holds) : labels.slice(0, 3))
                    .map((label) => t(label))
                    .join(' · ')}
                  leading={
                    <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
                  }
                  isHere={shown?.name === name}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <LogOutButton />
      <SettingsFooter />
    </div>
  );
}
