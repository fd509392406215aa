/** Of what cars are driven by, of any kind. */
export const FUEL = /^(?:fuel|petrol|diesel|gas|charging|degviel\w*|benzin\w*|dizel\w*)$/;

const FUEL_KINDS = {
  gasoline: /^(?:petrol|gasoline|unleaded|benzin(?:s|a|u|am)?)$/,
  diesel: /^(?:diesel|derv|dizel(?:is|a|i|im|degviel\w*)|solar(?:a|u|k\w*))$/,
  lpg: /^(?:lpg|autogaz\w*|gaz(?:e|i|es))$/,
} as const;
export type FuelKind = keyof typeof FUEL_KINDS;
const STATION = /^(?:stations?|stac\w*|uzpild\w*)$/;

/** The kinds of fuel that words name, each once. */
export const fuelsIn = (words: readonly string[]): FuelKind[] =>
  (Object.keys(FUEL_KINDS) as FuelKind[]).filter((fuel) =>
    words.some((word, at) => FUEL_KINDS[fuel].test(word) && !STATION.test(words[at + 1] ?? '')),
  );
