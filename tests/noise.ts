/** Text that no compression makes smaller. */
export const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
