import { useState } from 'react';
import { carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { carriedFromDemo, enteredCount, needsCar } from '#domain/demo/carried.ts';
import type { Id } from '#domain/ids.ts';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { forgetDemo, keepDemo, keptDemo } from '#web/platform/demo/kept-demo.ts';
import { useWords } from '#web/platform/language/language.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Offers to keep what was entered in the demo, in the tab in which the account was made. */
export function FromDemo({ cars, carId }: { cars: readonly Car[]; carId: Id | null }) {
  const { t } = useWords();
  const [entered, setEntered] = useState(() => keptDemo()?.entered ?? []);
  const [chosen, setChosen] = useState(carId);
  const [busy, setBusy] = useState(false);
  const count = enteredCount(entered);
  if (count === 0) return null;
  const lacksCar = chosen === null && needsCar(entered);
  const end = () => {
    forgetDemo();
    setEntered([]);
  };
  const discard = () => {
    const demo = keptDemo();
    end();
    const undo = () => {
      if (demo) keepDemo(demo);
      setEntered(entered);
    };
    showToast({ title: t('Records discarded'), action: { label: t('Undo'), run: undo } });
  };
  const keep = async () => {
    setBusy(true);
    try {
      for (const { procedure, input } of carriedFromDemo(entered, chosen))
        await outbox.send(procedure, input);
      end();
      showToast({ title: t('{n} records added', { n: count }) });
    } catch (error) {
      console.warn('What was entered in the demo could not be added', error);
      showError(t, 'Could not save. Please try again.');
    }
    setBusy(false);
  };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('You entered {n} records in the demo', { n: count })}</h2>
      <p className="text-muted text-sm">
        {t('They are kept until you close this tab. Pictures are not carried over.')}
      </p>
      {lacksCar && <p className="text-sm">{t('First add a car; then you can add the records to it.')}</p>}
      {chosen !== null && needsCar(entered) && (
        <CarSwitcher cars={carsToChoose(cars, chosen)} carId={chosen} label={t('Car')} onChange={setChosen} />
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
