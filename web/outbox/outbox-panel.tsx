import { useState, type ReactNode } from 'react';
import type { EditProcedure, ValueContext } from '#domain/field-words.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import type { Clash } from '#domain/merge-rules.ts';
import { useWordsOfCars } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { decide, discard, dropFile, retry, retryFile } from '#web/platform/outbox/decisions.ts';
import type { StoredOperation, Refused } from '#web/platform/outbox/records.ts';
import { isSetApart } from '#web/platform/outbox/set-apart.ts';
import { useShownRecords } from '#web/platform/records/use-records.ts';
import { useOutbox, type ShownFile } from '#web/platform/outbox/state.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { carOf, operationName, operationText, refusalText } from './outbox-words.ts';

export function OutboxPanel({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const wordsOf = useWordsOfCars();
  const operations = useOutbox((state) => state.operations);
  const files = useOutbox((state) => state.files);
  const [asking, setAsking] = useState<(() => void) | null>(null);
  const [clashing, setClashing] = useState<Clashing | null>(null);
  const ask = (discard: () => void) => setAsking(() => discard);
  const cars = useShownRecords();
  const compare = (operation: StoredOperation) =>
    setClashing({ operation, known: behaviourOf(operation)?.names?.(operation.input, cars) ?? {} });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Not yet sent')}
      description={t('Changes are saved on this device and will be sent when you are back online.')}
      closeLabel={t('Close')}
    >
      <ul>
        {operations.map((operation) => (
          <Entry
            key={operation.seq}
            name={operationName(operation, wordsOf(carOf(operation)))}
            text={operationText(operation, wordsOf(carOf(operation)))}
            refused={operation.refused}
            onDiscard={() => ask(() => void discard(operation))}
          >
            {operation.refused?.code === 'CONFLICT' ? (
              <Button variant="secondary" size="small" onClick={() => compare(operation)}>
                {t('Compare')}
              </Button>
            ) : (
              operation.refused &&
              !isSetApart(operation) && (
                <Button variant="secondary" size="small" onClick={() => void retry(operation)}>
                  {t('Retry')}
                </Button>
              )
            )}
          </Entry>
        ))}
        {[...files.values()].filter(isOnItsOwn).map((file) => (
          <Entry
            key={file.id}
            name={t('File@outbox')}
            text={file.name}
            refused={file.refused}
            onDiscard={() => ask(() => void dropFile(file.id))}
          >
            {file.refused && !isSetApart(file) && (
              <Button variant="secondary" size="small" onClick={() => void retryFile(file.id)}>
                {t('Retry')}
              </Button>
            )}
          </Entry>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        title={t('Discard this?')}
        text={t('It was never sent and will be lost.')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Cancel')}
        destructive
        onConfirm={() => {
          asking?.();
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      />
      {clashing && <Comparison {...clashing} onDone={() => setClashing(null)} />}
    </Sheet>
  );
}

type Clashing = { operation: StoredOperation; known: ValueContext };

/** Both versions of a refused change. Only edits can conflict. */
function Comparison({ operation, known, onDone }: Clashing & { onDone: () => void }) {
  const conflict = {
    clashes: (operation.refused?.data as { clashes: Clash[] } | undefined)?.clashes ?? [],
    decide: (choice: 'mine' | 'theirs') => {
      onDone();
      void decide(operation, choice);
    },
  };
  return (
    <ConflictDialog
      carId={carOf(operation)}
      conflict={conflict}
      procedure={operation.procedure as EditProcedure}
      known={known}
    />
  );
}

/** A file that no queued change refers to. */
const isOnItsOwn = ({ refused, owed }: ShownFile) => refused !== null || owed !== null;

type EntryProps = {
  name: string;
  text: string;
  refused: Refused | null;
  onDiscard: () => void;
  children: ReactNode;
};

function Entry({ name, text, refused, onDiscard, children }: EntryProps) {
  const { t, format } = useWords();
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <p className="font-medium">{name}</p>
      {text && <p className="text-muted line-clamp-2 text-sm wrap-anywhere">{text}</p>}
      {refused && <p className="text-danger mt-1 text-sm">{format(refusalText(refused))}</p>}
      <div className={classes('mt-1 flex flex-wrap gap-2', !children && '-ml-4')}>
        {children}
        <Button variant="quiet" size="small" className="text-danger!" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </div>
    </li>
  );
}
