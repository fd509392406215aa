/** The index of the first number above this one in an ascending list. */
export function indexAbove(list: readonly number[], number: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
