import type { Language } from '#domain/language/words.ts';
import type { Theme } from '#domain/settings/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { RoadsidePhoneField } from './roadside-phone-field.tsx';
import { useChoices } from './use-choices.ts';

export function PreferencesSection() {
  const { t } = useWords();
  const { shown, change } = useChoices();
  return (
    <Section title={t('Preferences')} className="gap-4">
      {shown ? (
        <>
          <Select
            label={t('Language')}
            value={shown.language}
            options={[
              { value: 'en', label: t('English') },
              { value: 'lv', label: t('Latviešu') },
            ]}
            onChange={({ target }) => change({ language: target.value as Language })}
          />
          <Select
            label={t('Theme')}
            value={shown.theme}
            options={[
              { value: 'system', label: t('System') },
              { value: 'light', label: t('Light') },
              { value: 'dark', label: t('Dark') },
            ]}
            onChange={({ target }) => change({ theme: target.value as Theme })}
          />
          <CurrencySelect
            hint={t(
              'Totals of zero and new amounts use this currency. What is already saved keeps its own; nothing is converted.',
            )}
            value={shown.currency}
            onChange={({ target }) => change({ currency: target.value })}
          />
          <RoadsidePhoneField
            phone={shown.roadsidePhone}
            onSave={(roadsidePhone) => change({ roadsidePhone })}
          />
        </>
      ) : (
        <DelayedSkeleton label={t('Loading...')}>
          <Skeleton className="h-80" />
        </DelayedSkeleton>
      )}
    </Section>
  );
}
