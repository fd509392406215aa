import type { Id } from '#domain/ids.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { Card } from '#web/ui/card.tsx';
import { operationName, operationText, carOf } from './outbox-words.ts';

/** What waits for a car. */
export function WaitingList({ carId }: { carId: Id }) {
  const { t } = useWords();
  const words = useCarWords(carId);
  const operations = useOutbox((state) => state.operations).filter((one) => carOf(one) === carId);
  return (
    <Card className="mb-4">
      <h2 className="mb-1 font-semibold">{t('Not yet sent')}</h2>
      <ul className="divide-line divide-y">
        {operations.map((operation) => (
          <li key={operation.seq} className="py-2">
            <p className="font-medium">{operationName(operation, words)}</p>
            <p className="text-muted line-clamp-2 text-sm wrap-anywhere">{operationText(operation, words)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
