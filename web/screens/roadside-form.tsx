import { useEffect, useRef, useState } from 'react';
import { RoadsidePhone } from '#domain/settings/schema.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { writeDevice } from '#web/platform/storage/storage.ts';
import { useChoices } from '#web/settings/use-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type RoadsideProps = { onSave: (phone: string) => void; onCancel: () => void };

/** Takes the number where it is missed: of the card of an insurer or an automobile club. */
function RoadsideForm({ onSave, onCancel }: RoadsideProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const error = typed.trim() === '' ? errorOf(RoadsidePhone, '-') : errorOf(RoadsidePhone, typed);
  const save = () => {
    setChecked(true);
    if (!error) onSave(typed.trim());
  };
  return (
    // No form: it may stand in one.
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('Roadside help number')}
        hint={t('It is on your insurance papers or your automobile club card.')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        ref={field}
        className="tabular"
        value={typed}
        error={isChecked ? errorText(t, error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button size="small" onClick={save}>
        {t('Save')}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}

/** Kept in the owner's settings. */
export function OwnerRoadsideForm({ onSave, onCancel }: RoadsideProps) {
  const { change } = useChoices();
  const save = (roadsidePhone: string) => {
    change({ roadsidePhone });
    onSave(roadsidePhone);
  };
  return <RoadsideForm onSave={save} onCancel={onCancel} />;
}

/** Kept on the device. */
export function VisitorRoadsideForm({ onSave, onCancel }: RoadsideProps) {
  const save = (phone: string) => {
    writeDevice('guest:roadside', phone);
    onSave(phone);
  };
  return <RoadsideForm onSave={save} onCancel={onCancel} />;
}
