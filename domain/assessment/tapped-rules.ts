/** The choice with which an answer begins: 'Yes' of 'Yes, since Monday'. */
export const chosen = (answer: string, choices: readonly string[]): string | undefined =>
  choices.find((choice) => answer.trim() === choice || answer.trimStart().startsWith(`${choice}, `));

/** The answer after a tap on a choice: what was written besides stays, a second tap takes the choice back. */
export function toggleChoice(answer: string, choices: readonly string[], choice: string): string {
  const before = chosen(answer, choices);
  const written = answer
    .trim()
    .slice(before?.length ?? 0)
    .replace(/^,\s*/, '');
  if (before === choice) return written;
  return written === '' ? choice : `${choice}, ${written}`;
}
