/** As the server stores an optional text: null when it is empty after trimming. */
export const trimmedText = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim()) || null;

export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '').replace(/\uFFFD$/, '')} …`;
}
