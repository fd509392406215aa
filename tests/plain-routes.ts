import type { FastifyInstance } from 'fastify';
import type { Meta } from '#domain/contract-base.ts';
import type { KeyScope } from '#domain/keys/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf, procedures, type Answer, type Visitor } from './client.ts';
import type { Things } from './noun-case.ts';

type Asked = {
  query?: (theirs: Things) => string;
  json?: object;
  body?: string;
  /** The scope with which a key opens it under /api/v1. */
  key?: KeyScope;
  /** It names things of one owner. */
  isOfOthers: boolean;
};

const upload = ({ carId }: Things) => `?purpose=issue&carId=${carId}&size=9&offset=0`;

/** Every route of an account outside the contract. Its parameters are named as the things that they are asked for. */
const ofAccount: Record<string, Asked> = {
  'GET /api/media/:documentFileId/:name': { key: 'files:read', isOfOthers: true },
  'PUT /api/media/:id': { query: upload, body: 'a picture', key: 'files:write', isOfOthers: true },
  'DELETE /api/media/:documentFileId': { isOfOthers: true },
  'POST /api/uploads/:id': { query: upload, key: 'files:write', isOfOthers: true },
  'PATCH /api/uploads/:id': { query: upload, body: 'a picture', key: 'files:write', isOfOthers: true },
  'POST /api/cars/:carId/report': { json: {}, isOfOthers: true },
  'POST /api/cars/:carId/assistant': { json: { id: newId(), content: 'Why?' }, isOfOthers: true },
  'POST /api/imports/:openImportId/commit/lines': { json: { opId: newId() }, isOfOthers: true },
  'PUT /api/imports/:openImportId/files/:id': { query: () => '?place=0', body: 'a file', isOfOthers: true },
  'POST /api/import': { body: 'a zip', isOfOthers: false },
  'GET /api/export': { isOfOthers: false },
  'POST /api/sync': { json: {}, isOfOthers: false },
  'GET /api/live': { isOfOthers: false },
  'POST /api/functions/transcribe': { body: 'a recording', isOfOthers: false },
};

export const routesOfAccount = Object.keys(ofAccount);
export const keyOfRoute = (route: string) => ofAccount[route]!.key;
export const routesOfOthers = routesOfAccount.filter((route) => ofAccount[route]!.isOfOthers);

/** They take a secret in their address, with which their nouns test them, or tell nothing of anybody. */
const ofNobody = [
  'GET /api/calendar/:file',
  'GET /api/notices/unsubscribe',
  'POST /api/notices/unsubscribe',
  'GET /api/shared/live',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/v1/openapi.json',
  'GET /api/v1/docs',
];

export function askPlain(visitor: Visitor, route: string, theirs: Things): Promise<Answer> {
  const [method, pattern] = route.split(' ') as [string, string];
  const { query, json, body } = ofAccount[route]!;
  const names: Record<string, string> = { ...theirs, id: newId(), name: 'thumbnail.jpg' };
  const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) => names[name]!);
  const sent = { ...(json && { json }), ...(body !== undefined && { body }) };
  return visitor.send(method, `${path}${query?.(theirs) ?? ''}`, sent);
}

/** The same for any names of its parameters. */
const shapeOf = (route: string) => route.replaceAll(/:\w+|\{\w+\}/g, ':');

/** Routes that are neither in the contract nor above. The wildcards are the contract's and the auth library's. */
export function unknownRoutes(app: FastifyInstance): string[] {
  const inContract = procedures.flatMap((procedure) => {
    const { route, meta } = definitionOf(procedure);
    const prefixes = (meta as Meta).key ? ['/api', '/api/v1'] : ['/api'];
    return prefixes.map((prefix) => `${route.method} ${prefix}${route.path}`);
  });
  const ofKeys = routesOfAccount.filter(keyOfRoute).map((route) => route.replace('/api/', '/api/v1/'));
  const known = new Set([...inContract, ...routesOfAccount, ...ofKeys, ...ofNobody].map(shapeOf));
  return mountedRoutes(app).filter((route) => !known.has(shapeOf(route)));
}

function mountedRoutes(app: FastifyInstance): string[] {
  const above: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const [, bars, part, methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (bars === undefined) return [];
    above.splice(bars.length / 4, Infinity, part!);
    const path = above.join('');
    if (!path.startsWith('/api/') || path.endsWith('*')) return [];
    const asked = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return asked.map((method) => `${method} ${path}`);
  });
}
