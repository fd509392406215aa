import { refusal } from './errors.ts';

export type OpenCounts = {
  /** @returns a function that closes it, called once @throws TOO_MANY_REQUESTS beyond `most` of one key */
  open(key: string, most: number, retryAfter: number): () => void;
};

/** Counts what is open in this process, such as connections, by key. */
export function openCounts(): OpenCounts {
  const counts = new Map<string, number>();
  return {
    open(key, most, retryAfter) {
      const count = counts.get(key) ?? 0;
      if (count >= most) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
      counts.set(key, count + 1);
      return () => {
        const left = counts.get(key)! - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
