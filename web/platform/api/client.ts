import { apiRoutes } from 'virtual:api-routes';
import type { Input, Output, Procedure } from '#domain/calls.ts';
import { requestOf } from '#domain/requests.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { inPage } from './in-page.ts';
import { request, type RequestOptions } from './request.ts';

export type CallArguments<P extends Procedure> =
  Input<P> extends undefined
    ? [input?: undefined, options?: RequestOptions]
    : [input: Input<P>, options?: RequestOptions];

export async function call<P extends Procedure>(
  procedure: P,
  ...[input, options]: CallArguments<P>
): Promise<Output<P>> {
  const page = inPage();
  if (page) return page.call(procedure, input as Input<P>);
  const { path, ...body } = requestOf(apiRoutes[procedure], input);
  return (await request(path, body, options)) as Output<P>;
}

/** The answer embedded in the page, so that the first paint already shows it. */
export function firstAnswer<P extends Procedure>(procedure: P, input: Input<P>): Output<P> | undefined {
  if (inPage()) return undefined;
  return takeFirstAnswer(requestOf(apiRoutes[procedure], input).path) as Output<P> | undefined;
}
