import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import { inTime } from '#server/platform/in-time.ts';
import { figures, type Figure, type Sample } from './figures.ts';

export type AnsweredRequest = { method: string; route: string; status: number; seconds: number };
export type Metrics = {
  contentType: string;
  text(): Promise<string>;
  count(request: AnsweredRequest): void;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const READ_TIMEOUT_MS = 1000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function openMetrics(deps: Deps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const figure of figures) registry.registerMetric(publish(figure, deps));
  const requests = new Counter({
    name: 'carful_http_requests_total',
    help: 'Answered requests, by the pattern of their route and the class of their status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'carful_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer; without live connections.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count({ method: sent, route, status, seconds }) {
      const method = METHODS.has(sent) ? sent : 'other';
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ method, route }, seconds);
    },
  };
}

function publish({ kind, name, help, labels, read }: Figure, deps: Deps): Counter | Gauge {
  const Metric = kind === 'gauge' ? Gauge : Counter;
  let reading: Promise<readonly Sample[]> | undefined;
  /** The next scrape shares a read that is still running, so that they do not pile up. */
  const readOnce = async () => read(deps);
  const ask = () =>
    (reading ??= readOnce().finally(() => {
      reading = undefined;
    }));
  return new Metric({
    name,
    help,
    labelNames: labels,
    registers: [],
    async collect(this: Counter | Gauge) {
      try {
        const samples = await inTime(ask(), READ_TIMEOUT_MS);
        this.reset();
        for (const { labels: given, value } of samples) this.inc(given, value);
      } catch (error) {
        this.reset();
        // A metric without labels would now be 0; unknown is not zero.
        if (labels.length === 0) this.remove();
        deps.log.warn({ err: error, metric: name }, 'a metric could not be read');
      }
    },
  });
}
