import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Select } from '#web/ui/select.tsx';

const lifetimes = [1, limits.shareLinkHours, 72, 168, limits.shareLinkHoursMax];

type AccessProps = { isEditable: boolean; disabled?: boolean; onChange: (isEditable: boolean) => void };

export function AccessSelect({ isEditable, disabled, onChange }: AccessProps) {
  const { t } = useWords();
  return (
    <Select
      label={t('Access')}
      hint={isEditable ? undefined : t('The mechanic can read this but cannot answer you here.')}
      value={isEditable ? 'edit' : 'view'}
      disabled={disabled}
      options={[
        { value: 'view', label: t('View only') },
        { value: 'edit', label: t('May answer, quote and add repairs') },
      ]}
      onChange={({ target }) => onChange(target.value === 'edit')}
    />
  );
}

type LifetimeProps = {
  /** Null: nothing chosen, `present` is shown instead. */
  hours: number | null;
  present?: string;
  disabled?: boolean;
  onChange: (hours: number) => void;
};

export function LifetimeSelect({ hours, present, disabled, onChange }: LifetimeProps) {
  const { t } = useWords();
  return (
    <Select
      label={t('Valid for')}
      value={hours === null ? '' : String(hours)}
      disabled={disabled}
      options={[
        ...(present ? [{ value: '', label: present }] : []),
        ...lifetimes.map((lifetime) => ({
          value: String(lifetime),
          label:
            lifetime <= limits.shareLinkHours
              ? t('{n} hours', { n: lifetime })
              : t('{n} days', { n: lifetime / 24 }),
        })),
      ]}
      onChange={({ target }) => target.value && onChange(Number(target.value))}
    />
  );
}
