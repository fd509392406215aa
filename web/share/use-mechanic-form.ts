import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { MechanicAdded } from '#domain/share/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { writeTab } from '#web/platform/storage/storage.ts';
import { stored, useTabDraft } from '#web/platform/drafts/tab-draft.ts';
import { useCheck } from '#web/platform/forms/use-check.ts';
import { carryDraft, type MechanicDraft } from './carry-draft.ts';
import { useMechanicShare, type AddedRecord } from './mechanic-share-context.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { EarlierArrived } from './send-record.ts';

const WHO = 'mechanic:who';
/** Asked once per tab. */
type Who = Pick<MechanicDraft, 'mechanicName' | 'garageName'>;
const nobody: Who = { mechanicName: '', garageName: '' };

type Options<More, Output> = {
  kind: AddedRecord['kind'];
  /** The problem that it is about. */
  issueId?: Id;
  more: More;
  /** Fetches the schema while the form is filled in, so that the dialog does not wait for it. */
  load: (values: More) => Promise<z.ZodMiniType<Output>>;
  /** Resolves to whether to send the values as typed. */
  accept?: (record: Output, form: HTMLFormElement) => Promise<boolean>;
  send: (record: Output, values: MechanicDraft & More) => Promise<MechanicAdded | undefined>;
  /** Beside its title, once it is added. */
  told?: (record: Output) => string;
  failed: Phrase;
  /** Something that it names is gone. */
  missing?: Phrase;
  onClose: () => void;
};

/** The draft survives reloads and the end of the link. */
export function useMechanicForm<More extends object, Output>(options: Options<More, Output>) {
  const { kind, issueId, more, load, accept, send, told, failed, missing, onClose } = options;
  const share = useMechanicShare();
  const fresh = (): MechanicDraft & More => ({
    id: newId(),
    title: '',
    description: '',
    date: deviceDay(),
    ...(stored<Who>(WHO) ?? nobody),
    ...more,
  });
  const [key] = useState(() => carryDraft(issueId ? `${kind}:${issueId}` : kind, share));
  const draft = useTabDraft<MechanicDraft & More>(key, fresh);
  const values = draft.state;
  const { errors, check, reset } = useCheck(values, () => load(values));
  const [problem, setProblem] = useState<Phrase | null>(null);
  const [hasArrived, setArrived] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const preload = useEffectEvent(() => {
    load(values).catch((error: unknown) => console.warn('The rules of the form could not be fetched', error));
  });
  useEffect(() => preload(), []);

  const submit = async (form: HTMLFormElement) => {
    const read = await check(form);
    if (!read.success || (accept && !(await accept(read.data, form)))) return;
    setBusy(true);
    setProblem(null);
    const added = await send(read.data, values);
    if (added) {
      const { mechanicName, garageName, title } = values;
      writeTab(WHO, JSON.stringify({ mechanicName, garageName }));
      const parts = [title.trim(), told?.(read.data)].filter(Boolean);
      share.onAdded({ id: values.id, kind, title: parts.join(' · '), at: Date.now(), values });
      draft.startOver(fresh());
      onClose();
      return;
    }
    // Not added; reading the link again tells why.
    await share.read();
    setProblem(failed);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignore a second tap while sending.
    if (running.current) return;
    running.current = true;
    submit(event.currentTarget)
      .catch((error: unknown) => {
        console.warn('The record could not be added', error);
        if (error instanceof EarlierArrived) {
          setArrived(true);
          void share.read();
        }
        setProblem(problemOf(error, missing) ?? failed);
      })
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };

  const startOver = () => {
    draft.startOver(fresh());
    reset();
    setProblem(null);
    setArrived(false);
  };

  return {
    values,
    change: draft.change,
    errors,
    busy,
    onSubmit,
    problem,
    hasArrived,
    startOver,
  };
}

function problemOf(
  error: unknown,
  missing: Phrase = 'A picture was not kept. Please remove it and add it again.',
): Phrase | null {
  if (error instanceof EarlierArrived) return error.phrase;
  if (isCode(error, 'TOO_MANY_REQUESTS')) return 'Too many attempts. Please try again later.';
  return isCode(error, 'NOT_FOUND') ? missing : null;
}
