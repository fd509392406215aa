import type { Language } from '#domain/language/words.ts';

type Recogniser = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
};
type ResultEvent = Event & {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};

/** 'broken': the browser has the constructor, but no speech service behind it. */
export type Ending = 'done' | 'refused' | 'silence' | 'no-microphone' | 'offline' | 'broken';

type Options = {
  language: Language;
  onStart: () => void;
  onResult: (words: string, isFinal: boolean) => void;
  onEnd: (why: Ending) => void;
};

const endings: Record<string, Ending> = {
  'not-allowed': 'refused',
  'no-speech': 'silence',
  'audio-capture': 'no-microphone',
  aborted: 'done',
};

const constructorOf = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

export const hasRecogniser = () => constructorOf() !== undefined;

export function recognise({ language, onStart, onResult, onEnd }: Options): { stop(): void; cancel(): void } {
  const recogniser = new (constructorOf()!)();
  recogniser.lang =
    language === 'lv' ? 'lv-LV' : navigator.language.startsWith('en') ? navigator.language : 'en-GB';
  // Android reports every interim result of a continuous session as final.
  recogniser.continuous = !/Android/.test(navigator.userAgent);
  recogniser.interimResults = true;
  let why: Ending | null = null;
  let hasStarted = false;
  let isCancelled = false;
  recogniser.addEventListener('start', () => {
    hasStarted = true;
    onStart();
  });
  recogniser.addEventListener('result', (event) => {
    if (isCancelled) return;
    const { resultIndex, results } = event as ResultEvent;
    let guess = '';
    for (const result of Array.from(results).slice(resultIndex)) {
      const words = result[0]?.transcript ?? '';
      if (result.isFinal) onResult(words, true);
      else guess += words;
    }
    if (guess) onResult(guess, false);
  });
  recogniser.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string };
    why = error === 'network' && !navigator.onLine ? 'offline' : (endings[error] ?? 'broken');
  });
  recogniser.addEventListener('end', () => {
    if (!isCancelled) onEnd(why ?? (hasStarted ? 'done' : 'broken'));
  });
  recogniser.start();
  return {
    stop: () => recogniser.stop(),
    cancel: () => {
      isCancelled = true;
      recogniser.abort();
    },
  };
}
