import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type * as OutboxModule from '#web/platform/outbox/outbox.ts';
import type * as DecisionsModule from '#web/platform/outbox/decisions.ts';
import type * as StateModule from '#web/platform/outbox/state.ts';
import type * as QueryModule from '#web/platform/reads/query.ts';
import type * as RecordsModule from '#web/platform/records/outside-screens.ts';
import type * as ErrorsModule from '#web/platform/api/errors.ts';
import type * as SessionModule from '#web/platform/session/session-store.ts';
import type { Device } from './device.ts';
import type { tabGlobals } from './load-web.ts';

type Listener = (event: { data: unknown }) => void;
type TabGlobals = Record<(typeof tabGlobals)[number], unknown>;
const globals = ((globalThis as { carfulTabs?: Map<string, TabGlobals> }).carfulTabs ??= new Map());

export type Tab = {
  readonly name: string;
  readonly outbox: typeof OutboxModule.outbox;
  readonly outboxState: typeof StateModule.outboxState;
  /** What a screen shows, with what waits, as far as it is known. */
  cars(): Promise<Cars>;
  /** As a form does, after which everything on screen is read again. */
  send(procedure: Procedure, input: object, opId: Id): Promise<unknown>;
  /** Reads the session again, as after a log-in. */
  signIn(): Promise<void>;
  /** Whoever is not sees the login page. */
  isSignedIn(): boolean;
  /** As the owner does with what the server kept failing at. */
  sendAgain(): Promise<void>;
  /** As the browser's own events. */
  emit(event: string): void;
  hear(channel: string, data: unknown): void;
};

const root = new URL('../../web/platform/', import.meta.url).href;

export async function openTab(device: Device, name: string): Promise<Tab> {
  const listeners = new Map<string, Listener[]>();
  const on = (event: string, listener: Listener) =>
    void listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  const emit = (event: string, data?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener({ data });
  };
  globals.set(name, globalsOf(device, name, on));
  const load = <M>(path: string) => import(`${root}${path}?tab=${name}`) as Promise<M>;
  const { outbox } = await load<typeof OutboxModule>('outbox/outbox.ts');
  const { outboxState } = await load<typeof StateModule>('outbox/state.ts');
  const { retry } = await load<typeof DecisionsModule>('outbox/decisions.ts');
  const { queryClient } = await load<typeof QueryModule>('reads/query.ts');
  const { fetchRecords, shownRecords } = await load<typeof RecordsModule>('records/outside-screens.ts');
  const { isNoAnswer } = await load<typeof ErrorsModule>('api/errors.ts');
  const session = await load<typeof SessionModule>('session/session-store.ts');

  const tab: Tab = {
    name,
    outbox,
    outboxState,
    async cars() {
      try {
        await fetchRecords();
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
        outbox.ensureStarted();
      }
      return shownRecords();
    },
    async send(procedure, input, opId) {
      try {
        return await outbox.send(procedure as 'issues.log', input as never, opId);
      } finally {
        void queryClient.invalidateQueries();
      }
    },
    signIn: () => session.readSession(),
    isSignedIn: () => Boolean(session.currentSession().session),
    async sendAgain() {
      const { operations } = outboxState.get();
      for (const operation of operations) if ((operation.refused?.status ?? 0) >= 500) await retry(operation);
    },
    emit: (event) => emit(event),
    hear: (channel, data) => emit(`channel ${channel}`, data),
  };
  await device.await(session.readSession());
  outbox.resume();
  await device.settle();
  return tab;
}

function globalsOf(device: Device, tab: string, on: (event: string, listener: Listener) => void): TabGlobals {
  const { clock, line } = device;
  const touch = () => void (device.activity += 1);
  const area = (items: Map<string, string>) => ({
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  class TabDate extends Date {
    constructor(...given: [] | [number | string]) {
      super(...((given.length === 0 ? [clock.now] : given) as [number]));
    }
    static override now = () => clock.now;
  }
  class Channel {
    readonly #name: string;
    constructor(name: string) {
      this.#name = name;
    }
    addEventListener = (_event: string, listener: Listener) => on(`channel ${this.#name}`, listener);
    postMessage(data: unknown) {
      touch();
      for (const other of device.tabs) if (other.name !== tab) other.hear(this.#name, data);
    }
  }
  return {
    location: { origin: 'https://carful.test', pathname: '/home' },
    fetch: async (path: string, init?: RequestInit) => {
      touch();
      const answer = await line.fetch(path, init);
      touch();
      // A closed tab never hears of it.
      return device.closed.has(tab) ? new Promise(() => undefined) : answer;
    },
    setTimeout: (run: () => void, ms: number) => (touch(), clock.set(tab, run, ms)),
    setInterval: (run: () => void, ms: number) => clock.set(tab, run, ms, ms),
    clearTimeout: (id?: number) => clock.clear(id),
    clearInterval: (id?: number) => clock.clear(id),
    requestAnimationFrame: (run: () => void) => clock.set(tab, run, 16),
    Date: TabDate,
    AbortSignal: {
      timeout: (ms: number) => {
        const abort = new AbortController();
        clock.set(tab, () => abort.abort(new DOMException('The time is over', 'TimeoutError')), ms);
        return abort.signal;
      },
    },
    console: { ...console, warn: touch, error: touch, info: touch },
    navigator: {
      language: 'en-US',
      get onLine() {
        return line.fault !== 'offline';
      },
      locks: {
        request: (name: string, ...rest: unknown[]) =>
          withLock(device, tab, name, rest.at(-1) as () => unknown),
      },
    },
    document: { visibilityState: 'visible', documentElement: {}, addEventListener: on },
    indexedDB: device.indexedDB,
    localStorage: area(device.storage),
    sessionStorage: area(new Map()),
    addEventListener: on,
    BroadcastChannel: Channel,
  };
}

async function withLock(device: Device, tab: string, name: string, run: () => unknown): Promise<unknown> {
  const queue = device.locks.get(name) ?? [];
  device.locks.set(name, queue);
  await new Promise<void>((start) => {
    queue.push({ tab, start });
    if (queue.length === 1) start();
  });
  try {
    return await run();
  } finally {
    const left = device.locks.get(name)!;
    if (left[0]?.tab === tab) {
      left.shift();
      left[0]?.start();
    }
  }
}
