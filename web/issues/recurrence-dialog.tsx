import { useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { detectLanguage, readRecurrenceSymptoms } from '#domain/assessment/synthesis-rules.ts';
import type { Id } from '#domain/ids.ts';
import { notesWithSymptoms } from '#domain/issues/recurrence-rules.ts';
import { limits } from '#domain/limits.ts';
import { pastDay } from '#domain/shapes.ts';
import { call } from '#web/platform/api/client.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { currentWords, useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { shownRecords } from '#web/platform/records/outside-screens.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { ModelLine } from '#web/ui/model-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { carId: Id; issue: { id: Id; title: string }; onClose: () => void };

const SYNTHESIS_MS = 20_000;

/** Records when a symptom occurred again; its notes may name new symptoms. */
export function RecurrenceDialog({ carId, issue, onClose }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const today = deviceDay();
  const [id] = useState(newId);
  const [day, setDay] = useState(today);
  const [notes, setNotes] = useState('');
  const dayError = errorOf(pastDay(today), day);
  const [busy, setBusy] = useState(false);
  const add = useWrite('recurrences.add');
  const edit = useWrite('issues.edit');

  const appendSymptoms = async () => {
    const symptoms = await symptomsIn(notes);
    if (symptoms.length === 0) return;
    const current = issueOf(shownRecords().get(carId) ?? {}, issue.id);
    if (!current) return;
    const to = notesWithSymptoms(current.notes, symptoms, day, currentWords().language);
    await edit.mutateAsync({
      carId,
      issueId: issue.id,
      baseVersion: current.version,
      changes: { notes: { from: current.notes, to: to.slice(0, limits.longText) } },
    });
  };

  const submit = async () => {
    setBusy(true);
    try {
      await add.mutateAsync({ carId, issueId: issue.id, id, date: day, notes });
    } catch (error) {
      console.warn('The recurrence could not be added', error);
      setBusy(false);
      return showToast({ title: t('Failed to add recurrence'), destructive: true });
    }
    if (notes.trim()) {
      // Only logged: the recurrence itself is saved.
      await appendSymptoms().catch((error: unknown) =>
        console.warn('Symptoms of the recurrence could not be added', error),
      );
    }
    onClose();
    showToast({ title: t('Recurrence added successfully') });
    navigate(href('symptomSummary', { carId, issueId: issue.id }));
  };

  return (
    <Sheet
      open
      onClose={() => !busy && onClose()}
      title={t('Add symptom recurrence')}
      description={`${t('Record when this symptom occurred again')} ${t('"{name}"', { name: issue.title })}`}
      closeLabel={t('Close')}
    >
      <form
        className="flex flex-col gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !dayError) void submit();
        }}
      >
        <TextField
          label={t('Recurrence date')}
          type="date"
          required
          max={today}
          value={day}
          error={errorText(t, dayError)}
          // The date cannot be cleared.
          onChange={(event) => event.target.value && setDay(event.target.value)}
        />
        <TextArea
          label={t('Notes (optional)')}
          value={notes}
          maxLength={limits.longText}
          onChange={(event) => setNotes(event.target.value)}
        />
        <ModelLine />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? t('Adding...') : t('Add Recurrence')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** An error gives an empty list. */
async function symptomsIn(notes: string): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(SYNTHESIS_MS);
    return readRecurrenceSymptoms(
      await call('functions.synthesizeSymptoms', { notes, language: detectLanguage(notes) }, { signal }),
    );
  } catch (error) {
    console.warn('Symptoms could not be extracted from the notes', error);
    return [];
  }
}
