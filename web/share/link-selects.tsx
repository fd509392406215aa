import { useState } from 'react';
import { formatMoment } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Select } from '#web/ui/select.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';

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
  /** Null: nothing chosen since it was made. */
  hours: number | null;
  endsAt: Date;
  onChange: (hours: number) => void;
};

/** Each with one tap: a repair is often booked for next week. */
export function LifetimeChoice({ hours, endsAt, onChange }: LifetimeProps) {
  const { t, language } = useWords();
  const text = t('The link works until {when}', { when: formatMoment(endsAt.toISOString(), language) });
  // Read aloud after a choice, not with each minute that passes.
  const [told, setTold] = useState({ hours, text: '' });
  if (told.hours !== hours) setTold({ hours, text });
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('Valid for')}</legend>
      <div className="flex flex-wrap gap-2">
        {lifetimes.map((lifetime) => (
          <ToggleChip key={lifetime} pressed={lifetime === hours} onToggle={() => onChange(lifetime)}>
            {lifetime <= limits.shareLinkHours
              ? t('{n} hours', { n: lifetime })
              : t('{n} days', { n: lifetime / 24 })}
          </ToggleChip>
        ))}
      </div>
      <p className="text-muted tabular mt-2 text-sm">{text}</p>
      <p role="status" className="sr-only">
        {told.text}
      </p>
    </fieldset>
  );
}
