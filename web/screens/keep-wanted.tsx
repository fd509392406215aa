import { useEffect, useEffectEvent, useRef } from 'react';
import { carName, carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { isWanted, readVisitorProblems } from '#web/platform/drafts/visitor-problem.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { saveVisitorProblem } from './save-visitor-problem.ts';

/** Saves what a visitor wanted to keep as soon as the account has one car, and no choice. */
export function KeepWanted() {
  const { t } = useWords();
  const navigate = useNavigate();
  // Once: if it fails, Home offers it again at the next start.
  const isTried = useRef(false);
  const cars = carsToChoose(useGarage().data?.cars ?? [], null);
  const save = useEffectEvent(async (car: Car) => {
    if (isTried.current) return;
    isTried.current = true;
    for (const problem of readVisitorProblems().filter(isWanted)) {
      try {
        await saveVisitorProblem(problem, car.id);
        const target = href('symptomSummary', { carId: car.id, issueId: problem.flow.issueId });
        showToast({
          title: t('Your problem was saved to {car}', { car: carName(car) }),
          action: { label: t('Show'), run: () => navigate(target) },
        });
      } catch (error) {
        console.warn('What a visitor described could not be saved', error);
        showFailure(t, error);
      }
    }
  });
  const only = cars.length === 1 ? cars[0] : undefined;
  useEffect(() => {
    if (only) void save(only);
  }, [only]);
  return null;
}
