import { useMemo } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { emptyCars } from '#domain/imports/other-car-rules.ts';
import { sourceNames } from '#domain/imports/reason-words.ts';
import { formatNumber } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import { href } from '#web/platform/hrefs.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useAllRecords } from '#web/platform/records/use-records.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { isImport } from '#web/platform/outbox/records.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportCars } from './import-cars.tsx';
import { FromLubeLogger } from './lubelogger-server.tsx';
import { problemPhrases } from './server-words.ts';
import { CAN_WAIT, NEEDS_NETWORK } from './import-failure.ts';
import { Corrections } from './import-doubts.tsx';
import { withMergedCars } from './merged-cars.ts';
import { ImportPreview } from './import-preview.tsx';
import { Assumptions, ImportQuestions, isAnswered } from './import-questions.tsx';
import { isComplete, possibleTargets } from './targets.ts';
import type { ImportState } from './import-state.ts';
import { useImport } from './use-import.ts';

/** Further files are only counted. */
const FILES_LISTED = 20;

type Props = { cars: readonly Car[]; currency: string; preferred: string | null };

export function ImportSteps({ cars, currency, preferred }: Props) {
  const { t } = useWords();
  const userId = useSession().session?.user.id ?? '';
  const operations = useOutbox((state) => state.operations);
  const empty = useAllRecords(emptyCars).data;
  const own = cars.map((car) => ({ ...car, hasRecords: !empty?.has(car.id) }));
  const possible = possibleTargets(own, operations.filter(isImport));
  const steps = useImport({ cars, possible, currency, preferred, userId });
  const { state } = steps;
  const { reading, names, busy, done, targets } = state;
  const merged = useMemo(() => reading && withMergedCars(reading, targets), [reading, targets]);
  return (
    <div className="flex flex-col gap-6">
      {done && <Done {...done} cars={cars.filter(({ id }) => done.carIds.includes(id))} />}
      {state.isKept && (
        <Alert tone="info" title={t('The import is waiting on this device')}>
          <p className="text-sm">
            {t(
              'The import is sent as soon as there is an internet connection, and can then be undone here for 30 days.',
            )}
          </p>
        </Alert>
      )}
      <ChooseFiles isAgain={names.length > 0} disabled={busy !== null} onFiles={steps.choose} />
      <FromLubeLogger key={done?.importId} disabled={busy !== null} onAsk={steps.askServer} />
      {busy === 'asking' && <Waiting>{t('Getting the data from LubeLogger...')}</Waiting>}
      {busy === 'reading' && <Waiting>{t('Reading the files...')}</Waiting>}
      {reading && merged && (
        <>
          <Recognized state={state} />
          <fieldset
            disabled={busy === 'adding' || busy === 'sending' || busy === 'keeping'}
            className="flex min-w-0 flex-col gap-6"
          >
            <ImportQuestions
              questions={state.questions.filter((one) => !one.isAssumed)}
              answers={state.answers}
              tables={reading.tables}
              onAnswer={steps.answer}
            />
            {reading.records.length > 0 && (
              <ImportCars
                targets={targets}
                possible={possible}
                cars={cars}
                records={reading.records}
                onChange={steps.setTarget}
              />
            )}
          </fieldset>
          <ImportPreview
            reading={merged}
            isAsking={state.questions.some((one) => !one.isAssumed)}
            counts={state.compared?.counts ?? null}
            isOfServer={state.server !== null}
            onColumns={(shape, mapping) =>
              steps.answer({ columns: { ...state.answers.columns, [shape]: mapping } })
            }
            onAsTable={() => steps.answer({ asTable: true })}
          >
            <Assumptions
              questions={state.questions.filter((one) => one.isAssumed)}
              answers={state.answers}
              tables={reading.tables}
              onAnswer={steps.answer}
            />
          </ImportPreview>
          <Corrections
            corrections={state.compared?.corrections ?? []}
            isReplacing={state.isReplacing}
            reading={merged}
            onChange={steps.setReplacing}
          />
        </>
      )}
      <Failure state={state} onStop={steps.compare} />
      {reading && reading.records.length > 0 && (
        <Continue state={state} onCompare={() => steps.compare()} onAdd={steps.add} onKeep={steps.keep} />
      )}
    </div>
  );
}

function Recognized({ state: { reading, names } }: { state: ImportState }) {
  const { t } = useWords();
  const source = reading?.source;
  const app = source === 'table' ? t('a table from any app') : source && sourceNames[source];
  return (
    <p className="break-words">
      <span className="font-medium">{names.join(', ')}</span>
      <span className="text-muted block text-sm">
        {!app ? t('No app was recognized in these files.') : t('Recognized: {app}', { app })}
      </span>
    </p>
  );
}

function Failure({ state: { failure }, onStop }: { state: ImportState; onStop: (open: string) => void }) {
  const { t } = useWords();
  if (!failure) return null;
  const { open } = failure;
  return (
    <Alert title={t(failure.phrase)}>
      {open && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => onStop(open)}>
          {t('Stop it there and continue here')}
        </Button>
      )}
    </Alert>
  );
}

type ContinueProps = { state: ImportState; onCompare: () => void; onAdd: () => void; onKeep: () => void };

function Continue({ state, onCompare, onAdd, onKeep }: ContinueProps) {
  const { t, language } = useWords();
  const isOnline = useOnline();
  const { busy, compared, share, targets, reading, questions, failure, server } = state;
  const fresh = Object.values(compared?.counts ?? {}).reduce((sum, one) => sum + one.fresh, 0);
  if (reading!.records.length > limits.importRecords) {
    const most = formatNumber(limits.importRecords, language);
    return <Alert>{t('At most {n} records can be imported at once.', { n: most })}</Alert>;
  }
  if (busy === 'keeping') return <Waiting>{t('Storing the import on this device...')}</Waiting>;
  if (busy === 'comparing' || busy === 'sending' || busy === 'adding') {
    const texts = {
      comparing: t('Comparing with your records...'),
      sending: t('Sending the files...'),
      adding: t('Importing...'),
    };
    const text = texts[busy];
    return (
      <div>
        <p role="status" className="mb-1">
          {text}
        </p>
        <progress aria-label={text} value={share} className="accent-accent h-3 w-full" />
      </div>
    );
  }
  if (compared && fresh === 0) {
    return (
      <Alert tone="info">{t('Everything is already in Carful. There is nothing left to import.')}</Alert>
    );
  }
  const incomplete = targets.filter((target) => !isComplete(target));
  const isReady = incomplete.length === 0 && questions.every((one) => isAnswered(one, state.answers));
  const mayWait = !server && (!isOnline || failure?.isCut);
  const added = new Set(targets.flatMap(({ isNew, carId }) => (isNew ? [carId] : [])));
  const isSeen = compared !== null || targets.every(({ carId }) => added.has(carId));
  const number = formatNumber(compared ? fresh : reading!.records.length, language);
  return (
    <div className="flex flex-col gap-3">
      {!isOnline && !failure && <Alert tone="info">{t(server ? NEEDS_NETWORK : CAN_WAIT)}</Alert>}
      {incomplete.length > 0 && (
        <p className="text-muted text-sm">
          {incomplete.some(({ carId }) => carId === '')
            ? t('Choose a car')
            : t('Brand, model, and year are required to add a car.')}
          {targets.length > 1 && ` ${incomplete.map(({ name }) => name).join(', ')}`}
        </p>
      )}
      {mayWait && (
        <Button wide disabled={busy !== null || !isReady} onClick={onKeep}>
          {t('Import when there is a connection: {n}', { n: number })}
        </Button>
      )}
      {(isOnline || !mayWait) && (
        <Button
          wide
          variant={mayWait ? 'secondary' : 'primary'}
          disabled={busy !== null || !isReady || !isOnline}
          onClick={isSeen ? onAdd : onCompare}
        >
          {isSeen ? t('Import new records: {n}', { n: number }) : t('Check for new records')}
        </Button>
      )}
    </div>
  );
}

function Done({ counts, files, left, cars }: NonNullable<ImportState['done']> & Pick<Props, 'cars'>) {
  const { t, language } = useWords();
  const number = (n: number) => formatNumber(n, language);
  const sum = (name: 'fresh' | 'known') =>
    number(Object.values(counts).reduce((total, one) => total + one[name], 0));
  return (
    <Alert tone="info" title={t('Records added: {n}', { n: sum('fresh') })}>
      <p className="text-sm">{t('Already there: {n}', { n: sum('known') })}</p>
      {files > 0 && <p className="text-sm">{t('Files added: {n}', { n: number(files) })}</p>}
      <p className="text-sm">{t('You can undo this below for 30 days.')}</p>
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {cars.map((car) => (
          <ButtonLink key={car.id} variant="secondary" size="small" to={href('carView', { carId: car.id })}>
            {t('Open {name}', { name: carName(car) })}
          </ButtonLink>
        ))}
      </p>
      {left.length > 0 && (
        <>
          <p className="mt-2 text-sm font-medium">{t('Files left out: {n}', { n: number(left.length) })}</p>
          <ul className="text-sm break-words">
            {left.slice(0, FILES_LISTED).map(({ name, problem }, at) => (
              <li key={`${name} ${at}`}>
                {name}: {t(problemPhrases[problem])}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
