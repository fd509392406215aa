/** The marks and blanks at the end of a text, found in one pass however many there are. */
export const END_MARKS = /(?<![\s.?!…:;,])[\s.?!…:;,]+$/u;

/** Questions are the same if they differ only in case, spaces or end punctuation (D50). */
export function questionIdentity(question: string): string {
  return question.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().replace(END_MARKS, '');
}

export function unasked(candidates: readonly string[], alreadyAsked: readonly string[]): string[] {
  const seen = new Set(alreadyAsked.map(questionIdentity));
  const result: string[] = [];
  for (const candidate of candidates) {
    const identity = questionIdentity(candidate);
    if (identity === '' || seen.has(identity)) continue;
    seen.add(identity);
    result.push(candidate.trim());
  }
  return result;
}
