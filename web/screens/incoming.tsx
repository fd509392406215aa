import { Inbox } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { formsFor, type FormForShare, type LeftOut } from '#domain/media/incoming-rules.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { CarPicker } from '#web/cars/car-picker.tsx';
import { selectCar } from '#web/cars/garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { dropIncoming, readIncoming, type Incoming } from '#web/platform/storage/incoming.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const skeleton = <Skeleton className="h-72" />;

/** Lets the user choose a form for content shared by other apps. */
export function IncomingScreen() {
  const { t } = useWords();
  const { search } = useLocation();
  const garage = useGarage();
  const shares = useShares();
  const hasFailed = search === '?failed';
  const isFull = search === '?full';
  return (
    <Page title={t('Shared with Carful')} back={{ to: href('home'), label: t('Back') }}>
      {hasFailed && (
        <Alert>{t('What you shared could not be kept on this device. Please share it again.')}</Alert>
      )}
      {isFull && (
        <Alert>
          {t(
            'There is no room for what you just shared. Use or delete what is already waiting, then share again.',
          )}
        </Alert>
      )}
      <Loaded query={garage} skeleton={skeleton}>
        {(known) => (
          <Loaded query={shares} skeleton={skeleton}>
            {(waiting) => (
              <Waiting
                garage={known}
                shares={waiting}
                mayOpen={!hasFailed && !isFull}
                onChanged={shares.refetch}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function useShares() {
  const [read, setRead] = useState<{ data: Incoming[] | undefined; isError: boolean }>({
    data: undefined,
    isError: false,
  });
  const refetch = useCallback(
    () =>
      void readIncoming().then(
        (data) => setRead({ data, isError: false }),
        (error: unknown) => {
          console.warn('What was shared could not be read', error);
          setRead({ data: undefined, isError: true });
        },
      ),
    [],
  );
  useEffect(refetch, [refetch]);
  return { ...read, refetch };
}

type WaitingProps = {
  garage: Garage;
  shares: readonly Incoming[];
  mayOpen: boolean;
  onChanged: () => void;
};

function Waiting({ garage, shares, mayOpen, onChanged }: WaitingProps) {
  const { t } = useWords();
  const carId = currentCarId(garage);
  const car = garage.cars.find(({ id }) => id === carId);
  if (shares.length === 0) {
    return (
      <EmptyState icon={<Inbox strokeWidth={1.5} />} title={t('Nothing is waiting here')}>
        {t('Share pictures, PDFs or text with Carful from another app on your phone.')}
      </EmptyState>
    );
  }
  if (!carId) {
    return (
      <EmptyState
        icon={<Inbox strokeWidth={1.5} />}
        title={t('No cars yet')}
        action={<ButtonLink to={href('addCar')}>{t('Add car')}</ButtonLink>}
      >
        {t('What is not added is kept on this device for 24 hours.')}
      </EmptyState>
    );
  }
  const only = mayOpen ? onlyForm(shares) : null;
  if (only) {
    const { form, id } = only;
    return <Navigate replace to={forms[form].address(carId)} state={{ incoming: id }} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {car && <CarDanger car={car} />}
      {garage.cars.length > 1 && (
        <CarPicker cars={garage.cars} carId={carId} label={t('Which car is it?')} onChange={selectCar} />
      )}
      {shares.map((share) => (
        <Share key={share.id} share={share} carId={carId} onDropped={onChanged} />
      ))}
      <p className="text-muted text-sm">
        {t('This comes from another app or another website: look at it before you use it.')}
      </p>
      <p className="text-muted text-sm">
        {t(
          'You can add pictures to a problem, and pictures and PDFs to a repair, a fill-up or a document. What is not used is kept on this device for 24 hours.',
        )}
      </p>
    </div>
  );
}

const forms: Record<FormForShare, { label: Phrase; address: (carId: Id) => string }> = {
  issue: { label: 'Log Issue', address: () => href('logSymptom') },
  repair: { label: 'Log Repair', address: (carId) => href('logRepair', { carId }) },
  fill: { label: 'Add fill-up', address: (carId) => href('newFill', { carId }) },
  document: { label: 'Add document', address: (carId) => href('newDocument', { carId }) },
};

/** Skips the choice if a single share fits exactly one form and nothing was left out. */
function onlyForm([share, ...others]: readonly Incoming[]) {
  if (!share || others.length > 0 || Object.values(share.leftOut).some((count) => count > 0)) return null;
  const [form, ...otherForms] = formsFor(share);
  return form && otherForms.length === 0 ? { form, id: share.id } : null;
}

function Share({ share, carId, onDropped }: { share: Incoming; carId: Id; onDropped: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { id, text, files, leftOut } = share;
  const drop = () =>
    dropIncoming(id).then(onDropped, (error: unknown) => {
      console.warn('What was shared could not be removed', error);
      showError(t);
    });
  return (
    <Card className="flex flex-col gap-3">
      {text && <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{text}</p>}
      {files.length > 0 && (
        <ul className="flex flex-col gap-1">
          {files.map((file, at) => (
            <li key={at} className="truncate">
              {file.name}
            </li>
          ))}
        </ul>
      )}
      <LeftOutReasons leftOut={leftOut} />
      <div className="wide:auto-cols-fr wide:grid-flow-col grid gap-2 empty:hidden">
        {formsFor(share).map((form) => (
          <Button
            key={form}
            variant="secondary"
            onClick={() => navigate(forms[form].address(carId), { state: { incoming: id } })}
          >
            {t(forms[form].label)}
          </Button>
        ))}
      </div>
      <Button variant="quiet" className="self-start" onClick={() => void drop()}>
        {t('Discard')}
      </Button>
    </Card>
  );
}

const reasons: Record<keyof LeftOut, Phrase> = {
  unsupported: 'Left out, since only pictures and PDFs can be added: {n}',
  tooLarge: 'Left out, since a file may be at most {max} MB: {n}',
  tooMany: 'Left out, since at most {max} files can be added at once: {n}',
};
const most: Record<keyof LeftOut, number> = {
  unsupported: 0,
  tooLarge: limits.incomingFileBytes / 1024 / 1024,
  tooMany: limits.incomingFiles,
};

function LeftOutReasons({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useWords();
  const names = (Object.keys(reasons) as (keyof LeftOut)[]).filter((name) => leftOut[name] > 0);
  return names.map((name) => (
    <Alert key={name}>{t(reasons[name], { n: leftOut[name], max: most[name] })}</Alert>
  ));
}
