import type { Input, Output, Procedure } from '#domain/calls.ts';
import { COOKIES } from '#domain/accounts/policy/privacy.ts';
import { contract } from '#domain/contract.ts';
import { requestOf } from '#domain/requests.ts';

/** Whatever cookie any test is given has to stand in the privacy policy. */
const NAMED = new Set<string>(Object.values(COOKIES));

type Contract = typeof contract;

export type Answer<Body = unknown> = { status: number; body: Body; headers: Headers };

/** One visitor's browser as far as HTTP goes: the address of the server and a cookie jar. */
export class Visitor {
  readonly baseUrl: string;
  readonly origin: string | undefined;
  cookie = '';

  constructor(baseUrl: string, origin: string | undefined = baseUrl) {
    this.baseUrl = baseUrl;
    this.origin = origin;
  }

  /** Any request, its answer read as JSON where it is JSON. Cookies are kept. */
  async send(
    method: string,
    path: string,
    options: { json?: unknown; body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.origin && method !== 'GET' ? { origin: this.origin } : {}),
        ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
      ...(options.body === undefined ? {} : { body: options.body, duplex: 'half' }),
    });
    this.keep(response.headers.getSetCookie());
    const isJson = method !== 'HEAD' && (response.headers.get('content-type')?.includes('json') ?? false);
    const body: unknown = isJson ? await response.json() : Buffer.from(await response.arrayBuffer());
    return { status: response.status, body, headers: response.headers };
  }

  /** A procedure with whatever input, its answer as it came: for what should be refused. */
  async attempt(procedure: Procedure, input?: Record<string, unknown>): Promise<Answer> {
    const { method, path, json } = requestOf(routeOf(procedure), input);
    return this.send(method, path, json === undefined ? {} : { json });
  }

  /** A procedure that should succeed. @throws with the answer when it does not */
  async call<P extends Procedure>(
    procedure: P,
    ...[input]: undefined extends Input<P> ? [Input<P>?] : [Input<P>]
  ): Promise<Output<P>> {
    const { status, body } = await this.attempt(procedure, input);
    if (status !== 200) throw new Error(`${procedure} answered ${status}: ${JSON.stringify(body)}`);
    return body as Output<P>;
  }

  private keep(cookies: string[]): void {
    const jar = new Map(this.cookie.split('; ').filter(Boolean).map(pair));
    for (const cookie of cookies) {
      const [name, value] = pair(cookie.split(';', 1)[0]!);
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
      else if (NAMED.has(name.replace(COOKIES.secure, ''))) jar.set(name, value);
      else throw new Error(`The privacy policy does not name the cookie ${name}`);
    }
    this.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

const pair = (text: string): [string, string] => [
  text.slice(0, text.indexOf('=')),
  text.slice(text.indexOf('=') + 1),
];

/** Every procedure of the contract, by name. */
export const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.keys(verbs).map((verb) => `${noun}.${verb}` as Procedure),
);

type Definition = {
  route: { method: string; path: string };
  meta: { access: string };
  inputSchema?: { safeParse(input: unknown): { success: boolean } };
};

export function definitionOf(procedure: Procedure) {
  const [noun, verb] = procedure.split('.') as [keyof Contract, never];
  return (contract[noun][verb] as { '~orpc': Definition })['~orpc'];
}

function routeOf(procedure: Procedure): [string, string] {
  const { method, path } = definitionOf(procedure).route;
  return [method, path];
}
