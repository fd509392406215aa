import { Mic, Square } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { policyFacts } from '#domain/accounts/policy/policy.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDictation } from './use-dictation.ts';

type Props = { field: RefObject<HTMLTextAreaElement | null> };

export function DictateButton({ field }: Props) {
  const isAllowed = useRead('settings.read').data?.modelAllowed ?? true;
  const { features } = useSession();
  return (
    <Dictation
      field={field}
      hasSpeechModel={isAllowed && (features?.speech ?? false)}
      host={policyFacts(features)?.speech?.host}
    />
  );
}

/** For somebody without an account: by the browser alone, without our server. */
export const VisitorDictateButton = ({ field }: Props) => <Dictation field={field} hasSpeechModel={false} />;

type DictationProps = Props & { hasSpeechModel: boolean; host?: string | null | undefined };

function Dictation({ field, hasSpeechModel, host }: DictationProps) {
  const { t } = useWords();
  const { phase, fault, isAbsent, start, stop, retry } = useDictation(field, hasSpeechModel);
  const isOn = phase === 'listening' || phase === 'recording';
  const isBusy = phase === 'starting' || phase === 'transcribing';
  return (
    <>
      {!isAbsent && (
        <IconButton
          label={t('Dictate')}
          title={t(isOn ? 'Stop dictation' : 'Dictate')}
          aria-pressed={isOn}
          aria-busy={isBusy || undefined}
          icon={
            isBusy ? (
              <Spinner />
            ) : isOn ? (
              <Square aria-hidden="true" className="size-4 fill-current" />
            ) : (
              <Mic aria-hidden="true" strokeWidth={1.75} className="size-5" />
            )
          }
          onClick={phase === 'idle' ? start : stop}
          className={classes(
            'absolute! top-0.5 right-0.5',
            isOn ? 'bg-accent text-on-accent! hover:bg-accent-strong' : 'text-accent!',
          )}
        />
      )}
      <div role="status" className="text-muted flex flex-wrap items-center gap-x-3 text-sm not-empty:mt-1.5">
        {phase === 'listening' && t('Listening...')}
        {phase === 'recording' && (
          <>
            {t('Recording. Tap again to transcribe.')} <Seconds />
            {host && (
              <span className="wrap-anywhere">
                {t('The recording is sent to the AI model at {host}.', { host })}
              </span>
            )}
          </>
        )}
        {phase === 'transcribing' && t('Transcribing...')}
        {phase === 'idle' && fault && <span className="text-danger">{t(fault)}</span>}
        {retry && (
          <Button variant="quiet" size="small" onClick={retry}>
            {t('Retry')}
          </Button>
        )}
      </div>
    </>
  );
}

function Seconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className="tabular">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
