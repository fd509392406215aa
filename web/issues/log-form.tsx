import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { TypedMileage } from '#domain/units/distance.ts';
import { hasContent, happenedAt, type LogEntries, type LogFlow } from '#domain/issues/log-flow-rules.ts';
import { limits } from '#domain/limits.ts';
import { pastInstant } from '#domain/shapes.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { focusFirstInvalid } from '#web/platform/forms/focus-first-invalid.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  flow: LogFlow;
  busy: boolean;
  saving?: boolean;
  /** Of the time and the mileage, which a visitor is not asked for. */
  details?: { mileageHint: string | undefined; unit: DistanceUnit };
  onChange: (to: Partial<LogEntries>) => void;
  /** Asks about implausible values; resolves to whether to continue. */
  accept?: (form: HTMLFormElement) => Promise<boolean>;
  onSubmit: () => void;
  /** Of a form that asks for nothing but the words, which are typed at once. */
  hint?: string;
  onSave?: () => void;
  onCancel?: () => void;
  car?: ReactNode;
  media?: ReactNode;
  model?: ReactNode;
  Dictation: ComponentType<{ field: RefObject<HTMLTextAreaElement | null> }>;
};

export function LogForm(props: Props) {
  const { flow, busy, saving = false, details, onChange, accept, ...more } = props;
  const { onSubmit, hint, onSave, onCancel, car, media, model, Dictation } = more;
  const description = useRef<HTMLTextAreaElement>(null);
  const isShort = hint !== undefined;
  useEffect(() => {
    if (isShort) description.current?.focus();
  }, [isShort]);
  const { t } = useWords();
  const today = deviceDay();
  const at = happenedAt(flow, new Date());
  const dateError = flow.now || at === null ? undefined : errorOf(pastInstant(new Date()), at);
  const mileageError = errorOf(TypedMileage, flow.mileage);
  const ifValid = async (element: HTMLFormElement, go: () => void) => {
    if (dateError || mileageError) focusFirstInvalid(element);
    else if (!accept || (await accept(element))) go();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (submitter instanceof HTMLButtonElement && submitter.name === 'save') {
          if (onSave && !saving) void ifValid(event.currentTarget, onSave);
        } else if (!busy && !saving) void ifValid(event.currentTarget, onSubmit);
      }}
    >
      {/* What is typed while it is saved would be lost. */}
      <fieldset disabled={saving} className="flex min-w-0 flex-col gap-5">
        {car}
        <TextArea
          label={t('Describe what is happening with the car')}
          placeholder={t('Example: squeals when braking, since Monday')}
          rows={5}
          maxLength={limits.longText}
          ref={description}
          hint={hint}
          aside={<Dictation field={description} />}
          value={flow.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        {model}
        {media}
        {details && (
          <>
            <fieldset className="flex flex-col gap-2">
              <legend className="text-sm font-medium">{t('When did it happen?')}</legend>
              <Checkbox
                label={t('Now')}
                checked={flow.now}
                onChange={(event) => onChange({ now: event.target.checked })}
              />
              {!flow.now && (
                <FieldPairs>
                  <TextField
                    label={t('Date')}
                    type="date"
                    name="date"
                    max={today}
                    value={flow.day}
                    error={errorText(t, dateError)}
                    onChange={(event) => event.target.value && onChange({ day: event.target.value })}
                  />
                  <TextField
                    label={t('Time')}
                    type="time"
                    value={flow.time}
                    onChange={(event) => event.target.value && onChange({ time: event.target.value })}
                  />
                </FieldPairs>
              )}
            </fieldset>
            <DistanceField
              label="mileage"
              name="mileage"
              unit={details.unit}
              note={t('(optional)')}
              error={errorText(t, mileageError)}
              value={flow.mileage}
              onChange={({ target }) => onChange({ mileage: target.value })}
            />
            <InputWarning>{details.mileageHint}</InputWarning>
          </>
        )}
      </fieldset>
      <StickyActions>
        <Button type="submit" className="grow" busy={busy} disabled={!hasContent(flow) || saving}>
          {busy ? t('Submitting...') : t('Continue')}
        </Button>
        {onSave && (
          <Button
            // A submit, so that a running dictation ends first.
            type="submit"
            name="save"
            variant="secondary"
            className="grow"
            busy={saving}
            disabled={!hasContent(flow)}
          >
            {t('Save now')}
          </Button>
        )}
      </StickyActions>
      {busy && onCancel && (
        <Button variant="quiet" wide onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </form>
  );
}
