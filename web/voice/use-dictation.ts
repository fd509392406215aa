import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language, Phrase } from '#domain/language/words.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { type Interim, insertTranscript } from './insert-transcript.ts';
import { type Ending, hasRecogniser, recognise } from './recognise.ts';
import { canRecord, type Recording, record, transcribe } from './record.ts';

export type Phase = 'idle' | 'starting' | 'listening' | 'recording' | 'transcribing';

const RECORDING_MAX_MS = 5 * 60_000;

const faults: Record<Exclude<Ending, 'done'>, Phrase> = {
  refused: 'The microphone is blocked. Allow it for this page in the browser, then try again.',
  silence: 'No speech was heard. Try again, closer to the microphone.',
  'no-microphone': 'No microphone was found.',
  offline: 'Dictation needs an internet connection.',
  broken: 'Dictation does not work in this browser.',
};

/** Languages that this browser's recogniser turned out not to support. */
const broken = new Set<Language>();
let endOther: (() => void) | null = null;

/** If the browser's recogniser fails, records for the configured model. Typed text is never replaced. */
export function useDictation(field: RefObject<HTMLTextAreaElement | null>, hasSpeechModel: boolean) {
  const { language } = useWords();
  const [phase, setPhase] = useState<Phase>('idle');
  const [fault, setFault] = useState<Phrase | null>(null);
  const [untranscribed, setUntranscribed] = useState<Blob | null>(null);
  const running = useRef<{ stop(): void; cancel(): void } | null>(null);
  const interim = useRef<Interim>({ at: 0, text: '' });
  const mayRecord = hasSpeechModel && canRecord();

  const finish = (why: Phrase | null = null) => {
    running.current = null;
    setPhase('idle');
    setFault(why);
  };

  const write = (spoken: string, isFinal: boolean) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd, maxLength } = element;
    const max = maxLength > 0 ? maxLength : Number.POSITIVE_INFINITY;
    const { from, to, text } = insertTranscript(value, interim.current, selectionEnd, spoken, max);
    const follows = selectionStart === selectionEnd && selectionEnd === to;
    element.setRangeText(text, from, to, 'preserve');
    const end = from + text.length;
    if (follows) element.setSelectionRange(end, end);
    // React treats it like typing, so fields need no code for dictation.
    element.dispatchEvent(new Event('input', { bubbles: true }));
    interim.current = isFinal ? { at: end, text: '' } : { at: from, text };
  };

  const transcribeRecording = async (recording: Blob) => {
    const leaving = new AbortController();
    running.current = { stop: () => {}, cancel: () => leaving.abort() };
    setPhase('transcribing');
    setFault(null);
    setUntranscribed(recording);
    try {
      const words = await transcribe(recording, language, leaving.signal);
      setUntranscribed(null);
      write(words, true);
      finish(words.trim() === '' ? faults.silence : null);
    } catch (error) {
      if (leaving.signal.aborted) return;
      console.warn('The recording could not be transcribed', error);
      finish(
        isCode(error, 'TOO_MANY_REQUESTS')
          ? "Today's limit has been reached. Try again tomorrow."
          : 'The recording could not be transcribed.',
      );
    }
  };

  const startRecording = async () => {
    let recording: Recording;
    let isCancelled = false;
    running.current = { stop: () => (isCancelled = true), cancel: () => (isCancelled = true) };
    try {
      recording = await record();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (isCancelled) return;
      return finish(name === 'NotAllowedError' ? faults.refused : faults['no-microphone']);
    }
    if (isCancelled) {
      recording.cancel();
      return finish();
    }
    const stop = () => {
      clearTimeout(timer);
      void recording.stop().then(transcribeRecording);
    };
    const timer = setTimeout(stop, RECORDING_MAX_MS);
    running.current = {
      stop,
      cancel: () => {
        clearTimeout(timer);
        recording.cancel();
      },
    };
    setPhase('recording');
  };

  const start = () => {
    endOther?.();
    endOther = () => running.current?.stop();
    setFault(null);
    setPhase('starting');
    const element = field.current;
    // A field that never had the focus has its caret at the start: append instead.
    if (element && element !== document.activeElement && element.selectionEnd === 0)
      element.setSelectionRange(element.value.length, element.value.length);
    interim.current = { at: 0, text: '' };
    if (!hasRecogniser() || broken.has(language)) return void startRecording();
    running.current = recognise({
      language,
      onStart: () => setPhase('listening'),
      onResult: write,
      onEnd: (why) => {
        const isUnusable = why === 'broken' || (why === 'no-microphone' && mayRecord);
        if (isUnusable) broken.add(language);
        if (isUnusable && mayRecord) void startRecording();
        else finish(why === 'done' ? null : faults[why]);
      },
    });
  };

  useEffect(() => () => running.current?.cancel(), []);

  // Submitting while recording would lose what was just said.
  const isOpen = phase === 'recording' || phase === 'transcribing';
  useEffect(() => {
    const form = field.current?.form;
    if (!isOpen || !form) return;
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      running.current?.stop();
    };
    form.addEventListener('submit', wait, { capture: true });
    return () => form.removeEventListener('submit', wait, { capture: true });
  }, [isOpen, field]);

  return {
    phase,
    fault,
    isAbsent: !mayRecord && (!hasRecogniser() || broken.has(language)),
    start,
    stop: () => running.current?.stop(),
    retry: untranscribed && phase === 'idle' ? () => void transcribeRecording(untranscribed) : null,
  };
}
