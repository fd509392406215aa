import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { newCarDoubts } from '#domain/doubts/rules.ts';
import { proposedCurrency } from '#domain/settings/currency-rules.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { saveChoices } from '#web/accounts/save-choices.ts';
import {
  requestFirstCarSave,
  discardFirstCar,
  storeFirstCar,
  readFirstCar,
  takeFirstCarSaveRequest,
  type FirstCarDraft,
} from '#web/cars/first-car-draft.ts';
import { FirstCarFields } from '#web/cars/first-car-fields.tsx';
import { FirstCarPhoto } from '#web/cars/first-car-photo.tsx';
import { changesBetween } from '#domain/merge-rules.ts';
import { firstCarForm } from '#domain/cars/form.ts';
import { METRIC } from '#domain/units/units.ts';
import { sendNewCar } from '#web/cars/send-new-car.ts';
import { blobOfDataUrl } from '#web/cars/photo-draft.ts';
import { uploadFile } from '#web/media/upload-file.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { useSchemaForm } from '#web/platform/forms/form.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { currencyOptions } from '#web/platform/language/currency-options.ts';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

/** Public; saving needs an account, until then the draft stays in the browser (D13). */
export function FirstCarScreen() {
  const { t } = useWords();
  const { session, failure } = useSession();
  if (session === undefined && !failure) return <Waiting>{t('Loading...')}</Waiting>;
  const userId = session?.user.id ?? null;
  return (
    <AccountFrame title={t('Add your first car')}>
      <FirstCar key={userId} userId={userId} />
    </AccountFrame>
  );
}

function FirstCar({ userId }: { userId: string | null }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { isOnboardedHere } = useSession();
  const { draft, change, photoFile } = useFirstCarDraft(userId);
  const { register, handleSubmit, formState, subscribe, watch } = useSchemaForm(
    firstCarForm(new Date()),
    draft.current.form,
  );
  const { asked, accept } = useQuestions();
  const units = { ...METRIC, distanceUnit: watch('distanceUnit') ?? METRIC.distanceUnit };
  const [saving, setSaving] = useState(false);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => change({ form: values }) }),
    [subscribe, change],
  );

  const leave = useCallback(() => {
    discardFirstCar(userId);
    // D11: a returning user never repeats the tutorial.
    navigate(isOnboardedHere ? takeOrigin() : href('tutorial'), { replace: true });
  }, [navigate, isOnboardedHere, userId]);

  const save = useCallback(async () => {
    // Assigns the draft to this account, even if saving fails.
    change({});
    if (!userId) {
      requestFirstCarSave();
      return navigate(href('registerOptions'));
    }
    setSaving(true);
    try {
      await saveCar(draft.current, photoFile.current, change);
      if (!isOnboardedHere)
        await saveChoices({ language, currency: draft.current.currency ?? proposedCurrency(language) });
      leave();
    } catch (error) {
      console.warn('The first car was not saved', error);
      showToast({ title: t('Could not save. Please try again.'), destructive: true });
      setSaving(false);
    }
  }, [userId, change, draft, photoFile, isOnboardedHere, language, navigate, leave, t]);

  const begun = useRef(false);
  useEffect(() => {
    if (!userId || begun.current || !takeFirstCarSaveRequest()) return;
    begun.current = true;
    void save();
  }, [userId, save]);

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        const form = event.currentTarget;
        void handleSubmit(async (fields) => {
          if (await accept(newCarDoubts(fields, deviceDay()), form)) await save();
        })(event);
      }}
    >
      <FirstCarPhoto draft={draft.current} photoFile={photoFile} onChange={change} />
      <FirstCarFields register={register} errors={formState.errors} unit={units.distanceUnit} />
      {!isOnboardedHere && (
        <Currency chosen={draft.current.currency} onChoose={(currency) => change({ currency })} />
      )}
      <Button type="submit" wide busy={saving} className="mt-2">
        {saving ? t('Saving...') : t('Save Car & Continue')}
      </Button>
      <Button variant="quiet" wide disabled={saving} onClick={leave}>
        {t('Skip for now')}
      </Button>
      <DoubtDialog asked={asked} units={units} />
    </form>
  );
}

/** Derived from the language until one is chosen (D108). */
function Currency({ chosen, onChoose }: { chosen: string | null; onChoose: (currency: string) => void }) {
  const { t, language } = useWords();
  const [currency, setCurrency] = useState(chosen);
  const options = useMemo(() => currencyOptions(language), [language]);
  const choose = (next: string) => {
    setCurrency(next);
    onChoose(next);
  };
  return (
    <Select
      label={t('Currency')}
      hint={t(
        'New amounts and empty totals use this currency. What is already saved keeps its own; nothing is converted.',
      )}
      value={currency ?? proposedCurrency(language)}
      options={options}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function useFirstCarDraft(userId: string | null) {
  const [first] = useState(() => readFirstCar(userId, new Date().getFullYear()));
  const draft = useRef(first);
  const photoFile = useRef<File | null>(null);
  const change = useCallback(
    (to: Partial<FirstCarDraft>) => {
      draft.current = { ...draft.current, ...to };
      storeFirstCar(userId, draft.current);
    },
    [userId],
  );
  return { draft, change, photoFile };
}

async function saveCar(
  { carId, photoId, form, photo, sent }: FirstCarDraft,
  file: File | null,
  change: (to: Partial<FirstCarDraft>) => void,
): Promise<void> {
  const picture = photo ? blobOfDataUrl(photo) : file;
  if (picture) {
    const { signal } = new AbortController();
    await uploadFile(photoId, picture, { purpose: 'car-photo', signal, onProgress: () => undefined });
  }
  const fields = { ...firstCarForm(new Date()).parse(form), photoId: picture ? photoId : null };
  let attempt = sent;
  await sendNewCar(
    { ...fields, id: carId },
    {
      attempts: { read: () => attempt, write: (next) => change({ sent: (attempt = next) }) },
      onRenamed: (renamed) => change({ carId: renamed }),
      send: (operation) => outbox.send('cars.add', operation, operation.opId),
      edit: (key, { version, ...before }, after) =>
        outbox.send('cars.edit', { ...key, baseVersion: version, changes: changesBetween(before, after) }),
    },
  );
  await outbox.shown();
}
