import type { FastifyRequest } from 'fastify';
import { contract } from '#domain/contract.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the contract's procedure; all procedures share one route. */
    procedurePattern?: string;
  }
}

type Routed = { '~orpc': { route: { path?: string } } };

export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** @param path of a procedure in the contract: noun and verb */
export function procedurePattern([noun = '', verb = '']: readonly string[]): string {
  const procedures = contract as unknown as Record<string, Record<string, Routed>>;
  const path = procedures[noun]?.[verb]?.['~orpc'].route.path ?? '';
  return `/api${fastifyPath(path)}`;
}

const PAGES = new Set(['/*', '/demo', '/demo/*', '/mechanic-share']);

/** One of a fixed set of patterns, without anything from the request: for metrics and logs. */
export function routePattern({ procedurePattern: named, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  if (named !== undefined) return named;
  if (url === undefined || url === '/api/*') return '(none)';
  if (/^\/(api|health|metrics)\b/.test(url) || PAGES.has(url)) return url;
  return '(file)';
}
