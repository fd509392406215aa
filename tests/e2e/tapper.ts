/** Counts taps: each is a tap on the screen, and typing is none. */
export function tapper() {
  const taps = { n: 0 };
  const tap = async (target: { click: () => Promise<void> }) => {
    taps.n += 1;
    await target.click();
  };
  return { taps, tap };
}
