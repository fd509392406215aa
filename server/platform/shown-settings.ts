const SECRET = /SECRET|TOKEN|KEY|PASSWORD|_URL$/;
/** Addresses without a password in them. */
const OPEN = /^(PUBLIC|GOOGLE_\w+)_URL$/;

export type ShownSetting = { name: string; value: string | null; isSet: boolean };

/** All settings by name. @returns `value` null for a secret and for what is left as it is by default */
export const shownSettings = (
  names: readonly string[],
  given: Record<string, string | undefined>,
): ShownSetting[] =>
  names.toSorted().map((name) => {
    const text = given[name]?.trim() ?? null;
    return { name, value: SECRET.test(name) && !OPEN.test(name) ? null : text, isSet: text !== null };
  });
