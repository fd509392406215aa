import { limits } from '#domain/limits.ts';

type SharedFile = { name: string; type: string; size: number };
type Fields<F> = { get(name: string): string | F | null; getAll(name: string): (string | F)[] };

export type LeftOut = { unsupported: number; tooLarge: number; tooMany: number };
export type SharedContent<F> = { text: string; files: F[]; leftOut: LeftOut };

function isPicture({ type }: SharedFile): boolean {
  return type.startsWith('image/');
}
function isPdf({ type }: SharedFile): boolean {
  return type === 'application/pdf';
}
const isTaken = (file: SharedFile) => isPicture(file) || isPdf(file);

/** Content that a phone sends to the share target of the manifest. Apps put an address into any of the texts. */
export function readShare<F extends SharedFile>(form: Fields<F>): SharedContent<F> {
  const texts = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [value.trim()] : [];
  });
  const text = texts
    .filter((one, at) => !texts.some((other, i) => other.includes(one) && (other !== one || i < at)))
    .join('\n')
    .slice(0, limits.longText);
  const all = form.getAll('files').filter((file): file is F => typeof file !== 'string' && file.size > 0);
  const supported = all.filter(isTaken);
  const fitting = supported.filter(({ size }) => size <= limits.incomingFileBytes);
  const files = fitting.slice(0, limits.incomingFiles);
  return {
    text,
    files,
    leftOut: {
      unsupported: all.length - supported.length,
      tooLarge: supported.length - fitting.length,
      tooMany: fitting.length - files.length,
    },
  };
}

/** The forms that take what was shared, in the order in which they are offered, and the files that each takes. */
const takenBy = {
  issue: [isPicture],
  repair: [isPicture, isPdf],
  fill: [isPicture, isPdf],
  document: [isPicture, isPdf],
} satisfies Record<string, ((file: SharedFile) => boolean)[]>;
export type FormForShare = keyof typeof takenBy;

/** Forms that take some of it. All take text, but text alone is offered for a problem only. */
export function formsFor({ text, files }: Pick<SharedContent<SharedFile>, 'text' | 'files'>): FormForShare[] {
  if (files.length === 0) return text === '' ? [] : ['issue'];
  const names = Object.keys(takenBy) as FormForShare[];
  return names.filter((name) => files.some((file) => takenBy[name].some((isOfKind) => isOfKind(file))));
}

export function splitShare<F>(files: readonly F[], fits: (file: F) => boolean, max: number) {
  const taken: F[] = [];
  const rest: F[] = [];
  for (const file of files) (fits(file) && taken.length < max ? taken : rest).push(file);
  return { taken, rest };
}

/** The newest first, without what is too old. What came first stays: a page of somebody else, which can share something
 * too, must not push out what a person shared. */
export function waitingShares<S extends { at: number; files: readonly { size: number }[] }>(
  shares: readonly S[],
  now: number,
): S[] {
  let bytes = 0;
  return shares
    .filter(({ at }) => at >= now - limits.incomingMs)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limits.incomingShares)
    .filter(({ files }) => {
      for (const { size } of files) bytes += size;
      return bytes <= limits.incomingBytes;
    })
    .toReversed();
}

export const withShared = (typed: string, shared: string): string =>
  [typed.trimEnd(), shared].filter((text) => text !== '').join('\n');
