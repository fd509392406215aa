import { Import } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { newCarDoubts } from '#domain/doubts/rules.ts';
import { proposedCurrency } from '#domain/settings/currency-rules.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { KeptProblemNote } from '#web/accounts/kept-problem-note.tsx';
import { saveChoices } from '#web/accounts/save-choices.ts';
import {
  requestFirstCarSave,
  discardFirstCar,
  storeFirstCar,
  readFirstCar,
  takeFirstCarSaveRequest,
  type FirstCarDraft,
} from '#web/cars/first-car-draft.ts';
import { carCalls } from '#web/cars/car-calls.ts';
import { FirstCarFields } from '#web/cars/first-car-fields.tsx';
import { FirstCarPhoto } from '#web/cars/first-car-photo.tsx';
import { firstCarForm } from '#domain/cars/form.ts';
import { withNickname, type FirstCarFormValues } from '#domain/cars/form-values.ts';
import { METRIC, type DistanceUnit } from '#domain/units/units.ts';
import { proposedUnits, unitsWith } from '#domain/settings/unit-rules.ts';
import { blobOfDataUrl } from '#web/cars/photo-draft.ts';
import { uploadFile } from '#web/media/upload-file.ts';
import { completeOnboarding } from '#web/platform/account/sign-up.ts';
import { isWanted, readVisitorProblems } from '#web/platform/drafts/visitor-problem.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { useRecordWrite } from '#web/platform/forms/use-record-write.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { currentSession, useSession } from '#web/platform/session/session-store.ts';
import { placeOfDevice } from '#web/platform/language/place.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

/** Public. Saving needs an account; until then the draft stays in the browser. */
export function FirstCarScreen() {
  const { t } = useWords();
  const { session, failure } = useSession();
  if (session === undefined && !failure) return <Waiting>{t('Loading...')}</Waiting>;
  const userId = session?.user.id ?? null;
  return (
    <AccountFrame title={t('Add your first car')}>
      <KeptProblemNote />
      <FirstCar key={userId} userId={userId} />
    </AccountFrame>
  );
}

function FirstCar({ userId }: { userId: string | null }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { isOnboardedHere } = useSession();
  const proposed = proposedUnits(language, placeOfDevice());
  const { draft, change, photoFile } = useFirstCarDraft(userId, proposed.distanceUnit);
  const form = useSchemaForm(firstCarForm(new Date()), draft.current.form);
  const field = useFields(form.values, form.errors, (to) => {
    const typed = withNickname(draft.current.form, to);
    form.change(typed);
    change({ form: typed });
  });
  const write = useRecordWrite(carCalls());
  const { question, accept } = useQuestions();
  const unitsOf = ({ distanceUnit = METRIC.distanceUnit }: FirstCarFormValues) =>
    unitsWith(distanceUnit, proposed);
  const units = unitsOf(form.values);
  const [saving, setSaving] = useState(false);

  const leave = () => {
    discardFirstCar(userId);
    // A returning user never repeats the tutorial.
    navigate(currentSession().isOnboardedHere ? takeOrigin() : href('tutorial'), { replace: true });
  };

  const saveCar = async () => {
    const { carId, photoId, form: typed, photo } = draft.current;
    const picture = photo ? blobOfDataUrl(photo) : photoFile.current;
    if (picture) {
      const { signal } = new AbortController();
      await uploadFile(photoId, picture, { purpose: 'car-photo', signal, onProgress: () => undefined });
    }
    const fields = {
      ...firstCarForm(new Date()).parse(typed),
      ...unitsOf(typed),
      photoId: picture ? photoId : null,
    };
    await write.add(carId, fields, {
      attempts: { read: () => draft.current.sent, write: (sent) => change({ sent }) },
      onRenamed: (renamed) => change({ carId: renamed }),
    });
    await outbox.shown();
  };

  const save = async () => {
    // Assigns the draft to this account, even if saving fails.
    change({});
    if (!userId) {
      requestFirstCarSave();
      return navigate(href('registerOptions'));
    }
    setSaving(true);
    try {
      await saveCar();
      if (!isOnboardedHere)
        await saveChoices({
          language,
          currency: draft.current.currency ?? proposedCurrency(language, placeOfDevice()),
        });
      // Home with the problem comes before the tutorial, which settings show again.
      if (!isOnboardedHere && readVisitorProblems().some(isWanted)) await completeOnboarding();
      leave();
    } catch (error) {
      console.warn('The first car was not saved', error);
      showFailure(t, error);
      setSaving(false);
    }
  };

  const saveIfRequested = useEffectEvent(() => {
    if (userId && takeFirstCarSaveRequest()) queueMicrotask(() => void save());
  });
  useEffect(() => saveIfRequested(), []);

  return (
    <Form
      busy={saving}
      className="flex flex-col gap-4"
      onSubmit={form.submit(async (fields, element) => {
        if (await accept(newCarDoubts(fields, deviceDay()), element)) await save();
      })}
    >
      <FirstCarFields
        field={field}
        units={units}
        photo={<FirstCarPhoto draft={draft.current} photoFile={photoFile} onChange={change} />}
        hasPhoto={draft.current.photo !== null}
        currency={
          !isOnboardedHere && (
            <Currency chosen={draft.current.currency} onChoose={(currency) => change({ currency })} />
          )
        }
      />
      {userId && <ImportInstead onLeave={() => discardFirstCar(userId)} />}
      <StickyActions>
        <Button type="submit" wide busy={saving}>
          {saving ? t('Saving...') : t('Save Car & Continue')}
        </Button>
        <Button variant="quiet" wide disabled={saving} onClick={leave}>
          {t('Skip for now')}
        </Button>
      </StickyActions>
      <DoubtDialog question={question} units={units} />
      <ConflictDialog carId={draft.current.carId} conflict={write.conflict} procedure="cars.edit" />
    </Form>
  );
}

/** Whoever has a history elsewhere needs neither this form nor the tutorial. */
function ImportInstead({ onLeave }: { onLeave: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { isOnboardedHere } = useSession();
  const leave = async () => {
    try {
      if (!isOnboardedHere) await completeOnboarding();
      onLeave();
      navigate(href('import'));
    } catch (error) {
      console.warn('Onboarding could not be completed', error);
      showToast({ title: t('There was a problem completing onboarding'), destructive: true });
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className="self-start"
      icon={<Import aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      onClick={() => void leave()}
    >
      {t('Import from other apps')}
    </Button>
  );
}

/** Derived from the language until one is chosen. */
function Currency({ chosen, onChoose }: { chosen: string | null; onChoose: (currency: string) => void }) {
  const { t, language } = useWords();
  const [currency, setCurrency] = useState(chosen);
  const choose = (next: string) => {
    setCurrency(next);
    onChoose(next);
  };
  return (
    <CurrencySelect
      hint={t(
        'Totals of zero and new amounts use this currency. What is already saved keeps its own; nothing is converted.',
      )}
      value={currency ?? proposedCurrency(language, placeOfDevice())}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function useFirstCarDraft(userId: string | null, proposed: DistanceUnit) {
  const [first] = useState(() => readFirstCar(userId, new Date().getFullYear(), proposed));
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
