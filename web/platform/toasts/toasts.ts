type ToastAction = { label: string; run: () => void };

export type Toast = {
  title: string;
  description?: string;
  destructive?: boolean;
  neutral?: boolean;
  persistent?: boolean;
  action?: ToastAction;
  second?: ToastAction;
  signal?: AbortSignal;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast[] = [];

export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

export function onToast(show: Listener): () => void {
  listener = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    listener = null;
  };
}
