import { Car } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { callsOf } from '#domain/assessment/first-steps-rules.ts';
import type { Assessment } from '#domain/assessment/schema.ts';
import { carName, carsToChoose, currentCarId } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
import { limits } from '#domain/limits.ts';
import { withShared } from '#domain/media/incoming-rules.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { QuestionsStep } from '#web/assessment/questions-step.tsx';
import { LogForm } from '#web/issues/log-form.tsx';
import { MediaPickers } from '#web/media/media-pickers.tsx';
import { href } from '#web/platform/hrefs.ts';
import { usualUnits } from '#domain/units/units.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { ModelLine } from '#web/ui/model-line.tsx';
import { usePictureConsent } from '#web/settings/use-picture-consent.tsx';
import { useFocusOnStep } from '#web/ui/focus-on-navigation.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { DraftBanner } from '#web/ui/draft-banner.tsx';
import { ListOfSteps } from '#web/ui/list-of-steps.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DictateButton } from '#web/voice/dictate-button.tsx';
import { HelpCalls } from './help-calls.tsx';
import { useIncoming } from './use-incoming.ts';
import { useSymptomLog } from './use-symptom-log.ts';

export function LogSymptomScreen() {
  const { t } = useWords();
  const query = useGarage();
  return (
    <Page
      title={t('Log Symptom')}
      back={{ to: href('start'), label: t('Back'), always: true }}
      hideNavigation
    >
      <Loaded query={query} skeleton={skeleton}>
        {(garage) => <Flow garage={garage} />}
      </Loaded>
    </Page>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-12" />
    <Skeleton className="mt-5 h-40" />
  </>
);

function Flow({ garage }: { garage: Garage }) {
  const { t } = useWords();
  if (garage.cars.length === 0) {
    return (
      <EmptyState
        icon={<Car strokeWidth={1.5} />}
        title={t('You need to add a car before logging a symptom')}
        action={<ButtonLink to={href('addCar')}>{t('Add car')}</ButtonLink>}
      />
    );
  }
  return garage.selectedCarId === null ? <NoneSelected /> : <Steps garage={garage} />;
}

function NoneSelected() {
  const { t } = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    showToast({
      title: t('No car selected'),
      description: t('Please select a car first'),
      destructive: true,
    });
    navigate(href('cars'), { replace: true });
  }, [navigate, t]);
  return null;
}

/** Whoever must not drive on calls before saving. */
function helpOf(current: Assessment) {
  const calls = callsOf(current);
  return (
    calls && (
      <ListOfSteps>
        <HelpCalls steps={calls} />
      </ListOfSteps>
    )
  );
}

function Steps({ garage }: { garage: Garage }) {
  const { t } = useWords();
  const { description } = (useLocation().state ?? {}) as { description?: string };
  const log = useSymptomLog(garage, description);
  const { flow, busy } = log;
  const consent = usePictureConsent();
  const units = usualUnits(log.car && [log.car]);
  useFocusOnStep(flow.step);
  const pictures = flow.files.filter(({ kind }) => kind === 'picture');
  const submit = async () => {
    if (await consent.accept(pictures.length > 0)) await log.submit();
  };
  const incoming = useIncoming({
    isReady: flow.step === 'form',
    kinds: ['picture'],
    max: limits.mediaPerPicker - pictures.length,
    onText: (text) => log.change({ description: withShared(flow.description, text) }),
  });
  // Only earlier problems: this one is being shown.
  const danger = log.car && log.car.health.worst?.id !== flow.issueId && (
    <CarDanger car={log.car} className="mb-4" />
  );
  const otherCar = log.car?.id === currentCarId(garage) ? undefined : log.car;
  const draftBanner = (
    <DraftBanner
      wasRestored={log.wasRestored}
      of={otherCar && carName(otherCar)}
      onStartOver={log.startOver}
    />
  );
  if (flow.step === 'questions') {
    return (
      <>
        {log.car && <p className="text-muted mb-4 truncate text-sm">{carName(log.car)}</p>}
        {danger}
        {draftBanner}
        <QuestionsStep
          assessment={flow.assessment}
          description={flow.description}
          questions={flow.questions}
          answers={flow.answers}
          busy={busy === 'submitting' ? null : busy}
          onAnswer={log.answer}
          onBack={log.back}
          onMore={() => void log.more()}
          onCancel={log.cancel}
          onFinish={() => void log.finish()}
          renderSteps={helpOf}
          Dictation={DictateButton}
        />
        <ConflictDialog carId={log.car?.id ?? null} conflict={log.conflict} procedure="issues.edit" />
      </>
    );
  }
  return (
    <>
      {danger}
      {draftBanner}
      <LogForm
        flow={flow}
        busy={busy === 'submitting'}
        saving={busy === 'finishing'}
        details={{ mileageHint: log.mileageHint, unit: units.distanceUnit }}
        onChange={log.change}
        accept={log.accept}
        onSubmit={() => void submit()}
        onSave={() => void log.saveNow()}
        onCancel={log.cancel}
        Dictation={DictateButton}
        model={<ModelLine />}
        car={
          log.car && (
            <CarSwitcher
              cars={carsToChoose(garage.cars, log.car.id)}
              carId={log.car.id}
              label={t('Which car is it?')}
              onChange={log.chooseCar}
            />
          )
        }
        media={
          <MediaPickers
            files={flow.files}
            uploads={log.uploads}
            disabled={busy !== null}
            offered={incoming}
            onTaken={log.takeFiles}
            onRemoved={log.removeFile}
          />
        }
      />
      {consent.dialog}
      <DoubtDialog question={log.question} units={units} />
      <ConflictDialog carId={log.car?.id ?? null} conflict={log.conflict} procedure="issues.edit" />
    </>
  );
}
