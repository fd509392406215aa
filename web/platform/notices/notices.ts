export type Notice = {
  title: string;
  description?: string;
  /** Something went wrong, or was refused. */
  destructive?: boolean;
  /** Neither: a piece of news. */
  neutral?: boolean;
  /** Until it is closed or its action taken. */
  stays?: boolean;
  action?: { label: string; run: () => void };
  /** It is taken away, or never shown, once this is aborted. */
  until?: AbortSignal;
};

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let waiting: Notice[] = [];

/** Shows a short message above the page, in the words of the person who reads it. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** For the one component that draws notices. Hands over what was said before it was there. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    listener = null;
  };
}
