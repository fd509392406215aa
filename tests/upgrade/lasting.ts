export const withoutKeys = (all: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !keys.includes(name)));

const volatile = ['now', 'exportedAt', 'lastSeen', 'lastOpenedAt', 'expiresAt', 'isCurrent'];

/** What an answer says at any time: without what is measured from now or depends on the session, or was prolonged for the test. */
export function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (value === null || typeof value !== 'object') return value;
  const fields = withoutKeys(value, volatile);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, lasting(field)]));
}
