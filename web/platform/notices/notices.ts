export type Notice = {
  title: string;
  description?: string;
  destructive?: boolean;
  neutral?: boolean;
  /** Stays until it is closed or its action taken. */
  persistent?: boolean;
  action?: { label: string; run: () => void };
  signal?: AbortSignal;
};

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let waiting: Notice[] = [];

export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** For the component that renders notices; delivers those queued before it mounted. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    listener = null;
  };
}
