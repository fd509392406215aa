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

/** Records the app's pages in this tab's history. */
export function followTrail(pathname: string): void {
  const before = trail().slice(0, place());
  writeTab(KEY, JSON.stringify([...before, pathname]));
}

/** The page that Back leads to; null if it is outside the app. */
export const pageBefore = (): string | null => trail()[place() - 1] ?? null;

/** Number of entries back to a page, skipping entries of the current address (a repair shares that of its form). */
export function stepsBackTo(pathname: string): number | null {
  const pages = trail();
  let at = place() - 1;
  while (at >= 0 && pages[at] === pages[place()]) at -= 1;
  return pages[at] === pathname ? place() - at : null;
}
