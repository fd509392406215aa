import { refusal } from './errors.ts';

export type OpenCounts = {
  /** @returns a function that closes it, to be called once @throws TOO_MANY_REQUESTS beyond `max` of one key */
  open(key: string, max: number, retryAfter: number): () => void;
};

/** Counts open things of this process, such as connections, by key. */
export function openCounts(): OpenCounts {
  const counts = new Map<string, number>();
  return {
    open(key, max, retryAfter) {
      const count = counts.get(key) ?? 0;
      if (count >= max) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
      counts.set(key, count + 1);
      return () => {
        const left = counts.get(key)! - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
