import { useRef, useState, type FormEvent } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import type { MechanicAdded } from '#domain/share/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { writeTab } from '#web/platform/storage/storage.ts';
import { stored, useTabDraft } from '#web/platform/drafts/tab-draft.ts';
import { focusFirstWrong } from '#web/ui/first-wrong.ts';
import { carryDraft } from './carry-draft.ts';
import { useMechanicShare, type AddedRecord } from './mechanic-share-context.ts';
import {
  emptyValues,
  mechanicErrors,
  type MechanicErrors,
  type MechanicValues,
  type Who,
} from './mechanic-values.ts';
import { EarlierArrived } from './send-record.ts';

const WHO = 'mechanic:who';
const nobody: Who = { mechanicName: '', garageName: '' };

type Options<Values> = {
  kind: AddedRecord['kind'];
  /** What the form asks for beside what both forms ask for. */
  more: Omit<Values, keyof MechanicValues>;
  moreErrors?: (values: Values) => MechanicErrors;
  /** Waits for the files and sends the record; undefined when a file has not arrived. */
  send: (values: Values) => Promise<MechanicAdded | undefined>;
  failed: Phrase;
  onClose: () => void;
};

/**
 * A mechanic's form: its draft, which survives a reload and the end of the link, and what leaves it. Whatever
 * goes wrong, everything typed stays (D80).
 */
export function useMechanicForm<Values extends MechanicValues>(options: Options<Values>) {
  const { kind, more, moreErrors, send, failed, onClose } = options;
  const share = useMechanicShare();
  const fresh = () => ({ ...emptyValues(newId(), stored<Who>(WHO) ?? nobody), ...more }) as unknown as Values;
  const [key] = useState(() => carryDraft(kind, share));
  const draft = useTabDraft<Values>(key, fresh);
  const values = draft.state;
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const [hasArrived, setArrived] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const wrong = { ...mechanicErrors(values), ...moreErrors?.(values) };

  const submit = async () => {
    setProblem(null);
    const added = await send(values);
    if (added) {
      const { mechanicName, garageName, title } = values;
      writeTab(WHO, JSON.stringify({ mechanicName, garageName }));
      share.onAdded({ id: values.id, kind, title: title.trim() });
      draft.startOver(fresh());
      onClose();
      return;
    }
    // Not added, for a reason that only reading the link again tells (D80).
    await share.read();
    setProblem(failed);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    // A second tap while the first is on its way is no second record.
    if (running.current) return;
    if (Object.keys(wrong).length > 0) return focusFirstWrong(event.currentTarget);
    running.current = true;
    setBusy(true);
    submit()
      .catch((error: unknown) => {
        console.warn('The record could not be added', error);
        if (error instanceof EarlierArrived) {
          setArrived(true);
          void share.read();
        }
        setProblem(problemOf(error) ?? failed);
      })
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };

  const startOver = () => {
    draft.startOver(fresh());
    setTried(false);
    setProblem(null);
    setArrived(false);
  };

  return {
    ...{ values, change: draft.change, errors: tried ? wrong : {}, busy, onSubmit },
    /** Why nothing was added; with `hasArrived` there is nothing left to do but to start over. */
    ...{ problem, hasArrived, startOver },
  };
}

function problemOf(error: unknown): Phrase | null {
  if (error instanceof EarlierArrived) return error.phrase;
  if (isCode(error, 'TOO_MANY_REQUESTS')) return 'Too many attempts. Please try again later.';
  return isCode(error, 'NOT_FOUND') ? 'A picture was not kept. Please remove it and add it again.' : null;
}
