import autocannon from 'autocannon';

export type Run = { rate: number; p50: number; p99: number; bad: number };
export type Load = {
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /** Another request each time; without it the url is read. */
  request?: () => { path: string; method?: 'POST'; body?: string };
};

/** Asks an address again and again for some seconds; 304 counts as answered when it is asked for. */
export async function load(url: string, { connections, seconds, headers, request }: Load): Promise<Run> {
  const requests = request && [{ setupRequest: (usual: autocannon.Request) => ({ ...usual, ...request() }) }];
  const result = await autocannon({
    url,
    connections,
    headers,
    duration: seconds,
    ...(requests ? { requests } : {}),
  });
  const answered = result['2xx'] + (headers['if-none-match'] ? result['3xx'] : 0);
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bad: result.requests.total - answered + result.errors,
  };
}
