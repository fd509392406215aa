import type { FastifyRequest } from 'fastify';
import { OWN_HEADERS } from './auth-library.ts';
import { mailLanguageOf } from './send-mail.ts';

/** The headers of a request as the auth library takes them. */
export function webHeaders(request: FastifyRequest, invitation = ''): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  if (request.method === 'POST') headers.set('content-type', 'application/json');
  const chosen = (request.body as { language?: unknown } | null | undefined)?.language;
  headers.set(OWN_HEADERS.clientAddress, request.ip);
  headers.set(OWN_HEADERS.invitation, invitation);
  headers.set(OWN_HEADERS.language, mailLanguageOf(request, chosen));
  return headers;
}
