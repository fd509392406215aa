import { escapeHtml } from './escape-html.ts';

/** Of the OpenAPI document, what the page shows. */
type Schema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

/** The description of the API, for reading: it runs nothing.
 * @param url below which its addresses are @param scopeOf what a key must allow, by operation */
export function apiPage(
  { paths }: ApiDocument,
  url: string,
  scopeOf: (operationId: string) => string | undefined,
): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      section(method, path, operation, scopeOf(operation.operationId ?? '')),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carful API</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
summary { cursor: pointer; padding: .4rem 0 }
pre { overflow-x: auto; margin: .2rem 0 1rem 1rem }
</style>
<h1>Carful API</h1>
<p>For programs: <a href="${url}/openapi.json">openapi.json</a>. Addresses begin with <code>${url}</code>.</p>
${url === '/api' ? '<p>What keys of programs open is at <a href="/api/v1/docs">/api/v1/docs</a>; the rest serves the app and may change with it.</p>' : KEYS}
${operations.join('\n')}
</html>
`;
}

const KEYS = `
<p>Each request has a key, made under <i>Settings</i>, <i>Access keys for programs</i>, as
<code>Authorization: Bearer carful_…</code> or <code>X-Api-Key</code>. 401: no key, or one that has ended; 403: it does not
allow this; 404: not there, or not of a car of this key; 429: wait as many seconds as <code>retryAfter</code> says. A write has
an <code>opId</code>, a UUID of version 7: the same request sent again with it is done once.</p>`;

function section(method: string, path: string, operation: Operation, scope: string | undefined): string {
  const {
    operationId = '',
    summary = '',
    description,
    deprecated,
    parameters = [],
    responses = {},
  } = operation;
  const given = parameters.map(
    ({ name, in: where, required, schema }) =>
      `${name}${required ? '' : '?'}: ${typeText(schema)} (${where})`,
  );
  const statuses = Object.keys(responses);
  const parts: [string, string | undefined][] = [
    ['', description],
    ['The key allows', scope],
    ['Parameters', given.join('\n')],
    ['Body', bodyText(operation.requestBody?.content)],
    ...statuses
      .filter((status) => status.startsWith('2'))
      .map((status): [string, string] => [`Answer ${status}`, bodyText(responses[status]!.content)]),
    ['Refusals', statuses.filter((status) => !status.startsWith('2')).join(', ')],
  ];
  const shown = parts.flatMap(([title, text]) => (text ? [`${title}<pre>${escapeHtml(text)}</pre>`] : []));
  const name = `<code>${method.toUpperCase()} ${escapeHtml(path)}</code>`;
  const about = `${escapeHtml(summary)}${deprecated ? ' (deprecated)' : ''}`;
  return `<details id="${escapeHtml(operationId)}"><summary>${name} ${about}</summary>${shown.join('\n')}</details>`;
}

const bodyText = (content: Content = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json' ? typeText(schema) : `${type}: ${typeText(schema)}`,
    )
    .join('\n');

/** As TypeScript writes it. */
function typeText(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'unknown';
  const { type, format, items, properties, required = [], additionalProperties } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeText(one, indent)))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (items) return `(${typeText(items, indent)})[]`;
  if (properties) {
    const deeper = `${indent}  `;
    const lines = Object.entries(properties).map(
      ([name, inner]) =>
        `${deeper}${name}${required.includes(name) ? '' : '?'}: ${typeText(inner, deeper)}\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  if (typeof additionalProperties === 'object')
    return `{ [name]: ${typeText(additionalProperties, indent)} }`;
  return format ? `${type} (${format})` : (type ?? 'unknown');
}
