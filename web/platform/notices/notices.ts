export type Notice = {
  title: string;
  description?: string;
  destructive?: boolean;
  neutral?: boolean;
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

export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    listener = null;
  };
}
