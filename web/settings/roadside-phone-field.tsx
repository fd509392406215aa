import { useEffect, useEffectEvent, useState } from 'react';
import { proposedRoadside } from '#domain/settings/roadside-rules.ts';
import { RoadsidePhone } from '#domain/settings/schema.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { useWords } from '#web/platform/language/language.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { phone: string | null; onSave: (phone: string | null) => void };

/** Saved when the field or page is left. If empty, the country's default is used and shown as placeholder. */
export function RoadsidePhoneField({ phone, onSave }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? undefined : errorOf(RoadsidePhone, typed);
  const save = () => {
    if (typed === null || error) return;
    const next = typed.trim() || null;
    if (next !== phone) onSave(next);
    setTyped(null);
  };
  const saveOnLeaving = useEffectEvent(save);
  useEffect(() => () => saveOnLeaving(), []);
  return (
    <TextField
      label={t('Roadside help number')}
      hint={t('Shown when a car must not be driven. Check the number of your insurer or automobile club.')}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      className="tabular"
      value={typed ?? phone ?? ''}
      placeholder={proposedRoadside(deviceTimeZone().timeZone ?? '') ?? undefined}
      error={errorText(t, error)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
