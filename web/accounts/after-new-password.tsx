import { useWords } from '#web/platform/language/language.ts';

/** What else a new password ends. */
export function AfterNewPassword() {
  const { t } = useWords();
  return (
    <p className="text-muted">
      {t('Other devices will be logged out.')}{' '}
      {t(
        'Notifications on your devices stop, too. The calendar address, the notification service you set up, your access keys for programs, the access of AI clients and your webhooks are removed. Share links stay; you can delete them in Settings.',
      )}
    </p>
  );
}
