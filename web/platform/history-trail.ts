import { readTab, writeTab } from './storage/storage.ts';

const KEY = 'trail';

const place = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

function trail(): string[] {
  try {
    const stored: unknown = JSON.parse(readTab(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Remembers which page of the app lies where in this tab's history. */
export function followTrail(pathname: string): void {
  const before = trail().slice(0, place());
  writeTab(KEY, JSON.stringify([...before, pathname]));
}

/** The page that Back leads to; null when it is none of the app. */
export const pageBefore = (): string | null => trail()[place() - 1] ?? null;

/** How many entries back. Others of the present address may lie between (the page of a repair is one of its form). */
export function stepsBackTo(pathname: string): number | null {
  const pages = trail();
  let at = place() - 1;
  while (at >= 0 && pages[at] === pages[place()]) at -= 1;
  return pages[at] === pathname ? place() - at : null;
}
