/** Fills the path; other fields go into the query (a list repeats its name) or the body. */
export type ProcedureRequest = { method: string; path: string; json?: Record<string, unknown> };

/** Proxies refuse longer ones. */
const ADDRESS_MAX = 4000;
/** The one path that answers a question by POST too: its cursor names every car. */
const ASKED_BY_POST = '/sync';

/** @param route method and path template of the contract, e.g. `['GET', '/cars/{carId}']` */
export function requestOf(
  [method, template]: readonly [method: string, path: string],
  input: Record<string, unknown> = {},
): ProcedureRequest {
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encoded(value);
  });
  if (method !== 'GET') return { method, path: `/api${path}`, json: rest };
  const query = Object.entries(rest)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  if (template === ASKED_BY_POST && query.length > ADDRESS_MAX)
    return { method: 'POST', path: `/api${path}`, json: rest };
  return { method, path: `/api${path}${query && `?${query}`}` };
}

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
