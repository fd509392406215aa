import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Output, Procedure } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import { FIRST_ANSWERS_ID, firstReads, type Read } from '#domain/first-reads.ts';
import { requestOf } from '#domain/requests.ts';
import { inTime } from '#server/platform/in-time.ts';

/** If the database is slow, the page is sent without answers and the browser requests them. */
const TIMEOUT_MS = 1_000;

/** The headers that the API depends on: client, origin and host. */
const PASSED = [
  'cookie',
  'host',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/** @param script an HTML element @param cookies of the session, if it was renewed */
export type FirstAnswers = { script: string; cookies: string[] };

type Routes = Record<string, Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>;

/** Each answer comes from a request to the API with the headers of the page's request, so access is checked as usual. */
export function firstAnswersOf(app: FastifyInstance, request: FastifyRequest) {
  const answers = new Map<string, string>();
  const cookies: string[] = [];
  const headers = Object.fromEntries(
    PASSED.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  const { remoteAddress } = request.raw.socket;
  const ask = async ([procedure, input]: Read, isWritten = true): Promise<unknown> => {
    // Undefined once the browser has disconnected; the request would count as one of this machine.
    if (remoteAddress === undefined) return null;
    const { path } = requestOf(routeOf(procedure), input);
    const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress });
    if (answer.statusCode !== 200) return null;
    if (isWritten) answers.set(path, answer.body);
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    return answer.json();
  };
  const written = (): FirstAnswers => ({ script: scriptOf(answers), cookies });
  const ofAccount = async (path: string) => {
    const { reads, needsZone, ofGarage } = firstReads(path, new Date().getFullYear());
    const [session, garage, notices] = await Promise.all([
      ask(['session.read', undefined]) as Promise<Output<'session.read'> | null>,
      ask(['cars.list', undefined]) as Promise<Output<'cars.list'> | null>,
      // In the time zone of the device used last; another device requests its own days.
      (needsZone ? ask(['notices.read', undefined], false) : null) as Promise<Output<'notices.read'> | null>,
      ...reads.map((read) => ask(read)),
    ]);
    if (garage) await Promise.all(ofGarage(garage, notices?.zone ?? null).map((read) => ask(read)));
    return session?.session ? written() : null;
  };
  const ofVisitor = async () => ((await ask(['session.read', undefined])) ? written() : null);
  const ofLink = async (token: string) => ((await ask(['share.open', { token }])) ? written() : null);

  return {
    ofAccount: (path: string) => orNothing(ofAccount(path), request),
    /** For visitors without a session: that there is none, and what the server offers for log-in. */
    ofVisitor: () => orNothing(ofVisitor(), request),
    ofLink: (token: string) => orNothing(ofLink(token), request),
  };
}

function routeOf(procedure: Procedure): [string, string] {
  const [noun = '', verb = ''] = procedure.split('.');
  const { method, path } = (contract as unknown as Routes)[noun]![verb]!['~orpc'].route;
  return [method!, path!];
}

/** Escapes '<', so that text typed by people cannot end the element. */
function scriptOf(answers: ReadonlyMap<string, string>): string {
  const entries = [...answers].map(([path, body]) => `${JSON.stringify(path)}:${body}`);
  const json = `{${entries.join(',')}}`.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script>`;
}

async function orNothing(read: Promise<FirstAnswers | null>, { log }: FastifyRequest) {
  try {
    return await inTime(read, TIMEOUT_MS);
  } catch (error) {
    log.warn({ err: error }, 'a page is sent without its first answers');
    return null;
  }
}
