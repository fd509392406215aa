const VOWEL = /[aeiouy]/;

/**
 * Whether one slip makes a word of another: a letter left out, typed twice or in excess, two letters swapped, or one vowel
 * for another. Other letters make other words: 'spokes' are no 'smokes'.
 */
export function isSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [one, other] = [typed.slice(same), meant.slice(same)];
  if (one.length > other.length) return one.slice(1) === other;
  if (one.length < other.length) return one === other.slice(1);
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return isSwapped || (one.slice(1) === other.slice(1) && VOWEL.test(one[0]!) && VOWEL.test(other[0]!));
}
