import { useState } from 'react';
import { carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { carriedFromDemo, enteredCount, needsCar } from '#domain/demo/carried.ts';
import type { Id } from '#domain/ids.ts';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { forgetDemo, keepDemo, keptDemo } from '#web/platform/demo/kept-demo.ts';
import {
  forgetVisitorProblem,
  isWanted,
  keepVisitorProblem,
  readVisitorProblems,
} from '#web/platform/drafts/visitor-problem.ts';
import { useWords } from '#web/platform/language/language.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { saveVisitorProblem } from './save-visitor-problem.ts';

type Props = { cars: readonly Car[]; carId: Id | null };

/** Offers to keep what was entered before there was an account. */
export const KeptEntries = (props: Props) => (
  <>
    <OfVisitor {...props} />
    <OfDemo {...props} />
  </>
);

function OfVisitor({ cars, carId }: Props) {
  const { t } = useWords();
  const [problems] = useState(readVisitorProblems);
  const [byItself] = useState(() => problems.filter(isWanted));
  const hasOneCar = carsToChoose(cars, null).length === 1;
  const offered = problems.filter((problem) => !hasOneCar || !byItself.includes(problem));
  return offered.map((problem) => (
    <Kept
      key={problem.flow.issueId}
      cars={cars}
      carId={carId}
      count={1}
      needsCar
      title={t('You described a problem before you logged in')}
      text={problem.flow.description}
      onKeep={(chosen) => saveVisitorProblem(problem, chosen!)}
      onForget={() => forgetVisitorProblem(problem.flow.issueId)}
      onUndo={() => keepVisitorProblem(problem)}
    />
  ));
}

/** In the tab in which the account was made. */
function OfDemo({ cars, carId }: Props) {
  const { t } = useWords();
  const [demo] = useState(keptDemo);
  const entered = demo?.entered ?? [];
  const count = enteredCount(entered);
  if (!demo || count === 0) return null;
  return (
    <Kept
      cars={cars}
      carId={carId}
      count={count}
      needsCar={needsCar(entered)}
      title={t('You entered {n} records in the demo', { n: count })}
      text={t('Your entries are kept until you close this tab. Pictures are not carried over.')}
      onKeep={async (chosen) => {
        for (const { procedure, input } of carriedFromDemo(entered, chosen))
          await outbox.send(procedure, input);
        forgetDemo();
      }}
      onForget={forgetDemo}
      onUndo={() => keepDemo(demo)}
    />
  );
}

type KeptProps = Props & {
  count: number;
  needsCar: boolean;
  title: string;
  text: string;
  onKeep: (carId: Id | null) => Promise<void>;
  onForget: () => void;
  onUndo: () => void;
};

function Kept({ cars, carId, count, needsCar: isForCar, title, text, onKeep, onForget, onUndo }: KeptProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState(carId);
  const [state, setState] = useState<'offered' | 'busy' | 'gone'>('offered');
  if (state === 'gone') return null;
  const busy = state === 'busy';
  const target = chosen ?? carId;
  const lacksCar = target === null && isForCar;
  const discard = () => {
    onForget();
    setState('gone');
    const undo = () => {
      onUndo();
      setState('offered');
    };
    showToast({ title: t('Records discarded'), action: { label: t('Undo'), run: undo } });
  };
  const keep = async () => {
    setState('busy');
    try {
      await onKeep(target);
      showToast({ title: t('{n} records added', { n: count }) });
      setState('gone');
    } catch (error) {
      console.warn('What was entered before there was an account could not be added', error);
      showFailure(t, error);
      setState('offered');
    }
  };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-muted line-clamp-3 text-sm wrap-anywhere">{text}</p>
      {lacksCar && <p className="text-sm">{t('First add a car; then you can add the records to it.')}</p>}
      {target !== null && isForCar && (
        <CarSwitcher cars={carsToChoose(cars, target)} carId={target} label={t('Car')} onChange={setChosen} />
      )}
      <div className="flex flex-wrap gap-3">
        {!lacksCar && (
          <Button size="small" busy={busy} onClick={() => void keep()}>
            {t('Add them to my account')}
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={busy} onClick={discard}>
          {t('Discard')}
        </Button>
      </div>
    </Card>
  );
}
