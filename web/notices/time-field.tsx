import { useEffect, useEffectEvent, useState } from 'react';
import { formatMinutes } from '#domain/language/clock.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  /** Minutes since midnight. */
  value: number;
  onChange: (minutes: number) => void;
};

/** Reports on Enter and when the field or page is left, since browsers fire a change for every digit. */
export function TimeField({ label, hint, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const [hours, minutes] = (typed ?? '').split(':').map(Number);
    setTyped(null);
    if (hours === undefined || minutes === undefined || Number.isNaN(minutes)) return;
    if (hours * 60 + minutes !== value) onChange(hours * 60 + minutes);
  };
  const commitOnLeaving = useEffectEvent(commit);
  useEffect(() => () => commitOnLeaving(), []);
  return (
    <TextField
      label={label}
      hint={hint}
      type="time"
      className="tabular"
      value={typed ?? formatMinutes(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
