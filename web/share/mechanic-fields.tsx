import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DraftBanner } from '#web/ui/draft-banner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accessMessages } from './access-error.tsx';
import type { MechanicDraft } from './carry-draft.ts';
import { useMechanicShare } from './mechanic-share-context.ts';
import type { useMechanicForm } from './use-mechanic-form.ts';

type TroubleProps = Pick<ReturnType<typeof useMechanicForm>, 'problem' | 'hasArrived' | 'startOver'>;
type Props = {
  form: Pick<ReturnType<typeof useMechanicForm>, 'busy' | 'onSubmit' | keyof TroubleProps> & {
    values: MechanicDraft;
    errors: FormErrors<MechanicDraft>;
    change: (to: Partial<MechanicDraft>) => void;
  };
  /** Before the signature. */
  head: ReactNode;
  submitLabel: Phrase;
  children?: ReactNode;
};

export function DescribedFields({ form, dateLabel }: Pick<Props, 'form'> & { dateLabel: Phrase }) {
  const { t } = useWords();
  const field = useFields(form.values, form.errors, form.change);
  return (
    <>
      <TextField label={t('Title')} required {...field('title')} maxLength={limits.issueTitleWhole} />
      <TextArea
        label={t('Description')}
        hint={t('Needed: what was found or done, in a sentence')}
        required
        rows={3}
        {...field('description')}
        maxLength={limits.longText}
      />
      <TextField label={t(dateLabel)} type="date" required max={deviceDay()} {...field('date')} />
    </>
  );
}

/** What the dialogs of a mechanic have in common, and errors of the link. */
export function MechanicFields({ form, head, submitLabel, children }: Props) {
  const { t } = useWords();
  const { values, errors, change, busy } = form;
  const field = useFields(values, errors, change);
  return (
    <>
      <DraftBanner wasRestored={values.carried !== undefined} onStartOver={form.startOver} />
      <form noValidate className="flex flex-col gap-4 pt-1" onSubmit={form.onSubmit}>
        {values.carried === 'withoutFiles' && (
          <Alert tone="info">{t('The pictures were not carried over. Please add them again.')}</Alert>
        )}
        {head}
        <TextField
          label={t('Your name')}
          required
          autoComplete="name"
          {...field('mechanicName')}
          maxLength={limits.shortText}
        />
        <TextField
          label={t('Garage')}
          note={t('(optional)')}
          autoComplete="organization"
          {...field('garageName')}
          maxLength={limits.shortText}
        />
        {children}
        <Trouble {...form} />
        <Button type="submit" wide busy={busy}>
          {busy ? t('Saving...') : t(submitLabel)}
        </Button>
      </form>
    </>
  );
}

function Trouble({ problem, hasArrived, startOver }: TroubleProps) {
  const { t } = useWords();
  const { result } = useMechanicShare();
  if (result.state === 'fault' && result.fault !== 'unreachable')
    return (
      <Alert>
        <p>{t(accessMessages[result.fault])}</p>
        <p className="text-text mt-1">
          {t('What you have entered stays here. Please ask the car owner for a new link.')}
        </p>
      </Alert>
    );
  if (result.state === 'valid' && !result.shared.isEditable)
    return <Alert>{t('This is a view-only link. You cannot add repair records.')}</Alert>;
  return (
    problem && (
      <Alert>
        <p>{t(problem)}</p>
        {hasArrived && (
          <Button variant="secondary" size="small" className="mt-3" onClick={startOver}>
            {t('Start over')}
          </Button>
        )}
      </Alert>
    )
  );
}
