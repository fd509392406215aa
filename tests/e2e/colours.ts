import { expect, type Locator } from '@playwright/test';

const hues = [
  ['red', 0],
  ['yellow', 42],
  ['green', 145],
  ['blue', 217],
  ['red', 360],
] as const;

/** Its words, or its surface, come to be drawn in this colour, by the nearest hue. */
export const expectColour = (
  element: Locator,
  colour: 'red' | 'yellow' | 'green' | 'blue',
  property: 'color' | 'backgroundColor' = 'color',
) => expect.poll(() => colourOf(element, property)).toBe(colour);

async function colourOf(locator: Locator, property: 'color' | 'backgroundColor'): Promise<string> {
  const drawn = await locator.evaluate((element, name) => getComputedStyle(element)[name], property);
  const [r = 0, g = 0, b = 0] = drawn.match(/\d+/g)!.map(Number);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 40) return drawn;
  const sixth =
    most === r
      ? (g - b) / (most - least)
      : most === g
        ? 2 + (b - r) / (most - least)
        : 4 + (r - g) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  return hues.toSorted(([, one], [, two]) => Math.abs(one - hue) - Math.abs(two - hue))[0]![0];
}
