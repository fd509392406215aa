/** One user-visible character of 4,901: neither a limit in characters nor compression makes it small. */
export function manyMarks(letter: string): string {
  let state = 7;
  const marks = Array.from({ length: 4900 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(0x300 + ((state >>> 16) % 0x70));
  });
  return letter + marks.join('');
}
