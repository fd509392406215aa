import { FlaskConical } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';
import { accountQuestion } from '#web/platform/demo/account-question.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useAccountChoices } from '#web/settings/use-account-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { GarageFrame } from '../garage-frame.tsx';
import { AccountLink, LeaveLink } from './account-link.tsx';

/** Around every screen of the demo. */
export const DemoLayout = () => (
  <GarageFrame
    above={
      <>
        <Choices />
        <DemoBanner />
        <AccountQuestion />
      </>
    }
  />
);

function Choices() {
  useAccountChoices();
  return null;
}

function DemoBanner() {
  const { t } = useWords();
  return (
    <aside aria-label={t('Demo')} className="no-print bg-accent-soft border-line rail:pl-24 border-b">
      <div className="column rail:max-w-6xl flex flex-wrap items-center gap-x-2 py-1 text-sm">
        <p className="rail:w-auto rail:grow flex w-full items-center gap-3 py-1">
          <FlaskConical aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
          {t('Demo: gone when you close this tab')}
        </p>
        <AccountLink variant="secondary" size="small" />
        <LeaveLink variant="quiet" size="small" />
      </div>
    </aside>
  );
}

function AccountQuestion() {
  const { t } = useWords();
  const isOpen = useSyncExternalStore(accountQuestion.subscribe, accountQuestion.get);
  const { pathname } = useLocation();
  useEffect(() => accountQuestion.set(false), [pathname]);
  const close = () => accountQuestion.set(false);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={t('This needs an account')}
      description={t(
        'The demo works in this browser only. With an account, Carful keeps your records, reminds you of what is due, and lets you share them with a mechanic.',
      )}
      closeLabel={t('Close')}
    >
      <div className="flex flex-col gap-3 pt-2">
        <AccountLink wide />
        <Button variant="quiet" wide onClick={close}>
          {t('Stay in the demo')}
        </Button>
      </div>
    </Sheet>
  );
}
