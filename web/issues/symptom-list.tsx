import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_SYMPTOMS } from '#domain/assessment/limits.ts';
import { symptomList } from '#domain/assessment/symptoms-rules.ts';
import { OwnSymptom, type Issue } from '#domain/issues/schema.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { issue: Issue; busy: boolean; onSave: (symptoms: string[]) => Promise<boolean> };

/** Identified by its text, never by its index: the list may change meanwhile. '' is a new one. */
type Entry = string;

/** The extracted symptoms; once edited, the list is the owner's own. */
export function SymptomList({ issue, busy, onSave }: Props) {
  const { t } = useWords();
  const symptoms = symptomList({
    aiSummary: issue.aiSummary,
    synthesized: issue.synthesized,
    notes: issue.notes,
    stored: issue.symptoms,
  });
  const [edited, setEdited] = useState<Entry | null>(null);
  // The entry edited last, by its current text; it gets the focus back.
  const [last, setLast] = useState<Entry | null>(null);
  const opener = useReturnFocusToOpener<HTMLButtonElement>(edited !== null);
  const edit = (entry: Entry) => {
    setEdited(entry);
    setLast(entry);
  };
  const [removing, setRemoving] = useState<Entry | null>(null);

  // While saving, the list already has the new text in place of the old one.
  const [savingText, setSavingText] = useState<string | null>(null);
  const inPlace = edited !== null && !symptoms.includes(edited) ? savingText : edited;
  // An entry being edited stays on screen even if it was removed meanwhile.
  const isListed = edited === null || (inPlace !== null && symptoms.includes(inPlace));
  const shown = isListed ? symptoms : [...symptoms, edited];

  const rewrite = async (entry: Entry, text: string) => {
    setSavingText(text);
    const next = symptoms.includes(entry)
      ? symptoms.map((symptom) => (symptom === entry ? text : symptom))
      : [...symptoms, text];
    if (await onSave(next)) {
      setLast(entry && text);
      setEdited(null);
    }
    setSavingText(null);
  };
  // An undo comes later, when the list may have changed.
  const now = useRef({ symptoms, onSave });
  useEffect(() => {
    now.current = { symptoms, onSave };
  });
  const remove = async (entry: Entry) => {
    const at = symptoms.indexOf(entry);
    if (at >= 0 && (await onSave(symptoms.toSpliced(at, 1)))) {
      const undo = () => {
        const others = now.current.symptoms.filter((symptom) => symptom !== entry);
        void now.current.onSave(others.toSpliced(at, 0, entry));
      };
      showToast({ title: t('Symptom removed'), action: { label: t('Undo'), run: undo } });
    }
    setRemoving(null);
  };

  return (
    <section>
      <h2 className="text-lg font-semibold">{t('Symptoms')}</h2>
      {symptoms.length === 0 && <p className="text-muted mt-1">{t('No specific symptoms identified')}</p>}
      <ul className="mt-1">
        {shown.map((symptom) =>
          edited !== null && (symptom === inPlace || symptom === edited) ? (
            <li key={`edited ${edited}`} className="py-2">
              <SymptomField
                text={edited}
                busy={busy}
                onSave={(text) => void rewrite(edited, text)}
                onCancel={() => setEdited(null)}
              />
            </li>
          ) : (
            <li key={symptom} className="border-line flex items-center gap-1 border-b last:border-b-0">
              <span className="min-w-0 grow py-2">{symptom}</span>
              <IconButton
                ref={symptom === last ? opener : undefined}
                label={`${t('Edit symptom')}: ${symptom}`}
                icon={<Pencil aria-hidden="true" strokeWidth={1.75} className="text-muted size-4.5" />}
                onClick={() => edit(symptom)}
              />
              <IconButton
                label={`${t('Remove symptom')}: ${symptom}`}
                icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="text-muted size-4.5" />}
                onClick={() => setRemoving(symptom)}
              />
            </li>
          ),
        )}
      </ul>
      {symptoms.length < MAX_SYMPTOMS && edited === null && (
        <Button
          ref={last === '' ? opener : undefined}
          variant="quiet"
          size="small"
          className="-ml-4"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => edit('')}
        >
          {t('Add symptom')}
        </Button>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t('Remove this symptom?')}
        text={removing ?? ''}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy}
        onConfirm={() => removing !== null && void remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
}

function SymptomField({
  text,
  busy,
  onSave,
  onCancel,
}: {
  text: string;
  busy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const { t } = useWords();
  const [typed, setTyped] = useState(text);
  const [submitted, setSubmitted] = useState(false);
  const error = errorOf(OwnSymptom, typed);
  return (
    <form
      className="flex items-start gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (error) setSubmitted(true);
        else onSave(OwnSymptom.parse(typed));
      }}
    >
      <TextField
        ref={focusOnMount}
        className="grow"
        label={t(text ? 'Edit symptom' : 'Add symptom')}
        maxLength={200}
        value={typed}
        error={submitted ? errorText(t, error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <IconButton
        className="mt-7"
        type="submit"
        disabled={busy}
        label={t('Save')}
        icon={<Check aria-hidden="true" className="text-accent size-5" />}
      />
      <IconButton
        className="mt-7"
        disabled={busy}
        label={t('Cancel')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onCancel}
      />
    </form>
  );
}
