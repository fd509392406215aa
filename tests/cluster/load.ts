import type { Id } from '#domain/ids.ts';
import { Visitor, type Answer } from '#tests/client.ts';
import { enterOwner } from '#tests/enter-owner.ts';
import { mp4, png } from '#tests/fixtures/media/samples.ts';
import { dice } from '#tests/hostile/dice.ts';
import { compareRecords } from '#tests/kills/compare-records.ts';
import { Writer } from '#tests/kills/writer.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { AUTH_SECRET, type Cluster } from './cluster.ts';

const WRITERS = 6;
const PROBE_MS = 4000;

/** Counts what failed: no answer, or one that is the server's fault. */
class CountingVisitor extends Visitor {
  requests = 0;
  readonly failures: { at: number; what: string }[] = [];

  override async send(...[method, path, options]: Parameters<Visitor['send']>): Promise<Answer> {
    this.requests += 1;
    const fail = (reason: string) =>
      this.failures.push({ at: performance.now(), what: `${method} ${path.split('?', 1)[0]}: ${reason}` });
    try {
      const answer = await super.send(method, path, options);
      if (answer.status >= 500) fail(String(answer.status));
      return answer;
    } catch (error) {
      fail((error as Error).message);
      throw error;
    }
  }
}

const enter = (cluster: Cluster, visitor: Visitor, name: string): Promise<Owner> =>
  enterOwner(
    visitor,
    { query: (text, values) => cluster.query(text, values), authSecret: AUTH_SECRET, isSecure: false },
    name,
  );

/** People who write through nginx and repeat what is not answered, until `end`. */
export class Load {
  readonly #cluster: Cluster;
  readonly #visitors: CountingVisitor[];
  readonly #writers: Writer[];
  readonly #end = new AbortController();
  readonly #writing: Promise<unknown>;

  private constructor(cluster: Cluster, visitors: CountingVisitor[], writers: Writer[]) {
    this.#cluster = cluster;
    this.#visitors = visitors;
    this.#writers = writers;
    this.#writing = Promise.all(writers.map((writer) => writer.write(this.#end.signal)));
    this.#writing.catch(() => this.#end.abort());
  }

  static async begin(cluster: Cluster, seed: string): Promise<Load> {
    const files = { picture: await png(), video: mp4(300_000) };
    const visitors = Array.from({ length: WRITERS }, () => new CountingVisitor(cluster.url));
    const owners = await Promise.all(visitors.map((visitor, at) => enter(cluster, visitor, `Writer ${at}`)));
    const writers = owners.map((owner, at) => new Writer(owner, files, dice(`${seed} ${at}`)));
    return new Load(cluster, visitors, writers);
  }

  get acknowledged(): number {
    return this.#writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  get requests(): number {
    return this.#visitors.reduce((sum, { requests }) => sum + requests, 0);
  }

  get failures(): { at: number; what: string }[] {
    return this.#visitors.flatMap(({ failures }) => failures);
  }

  /** @returns what differs between what was acknowledged and what is stored */
  async end(): Promise<string[]> {
    this.#end.abort();
    await this.#writing;
    const wrong: string[] = [];
    for (const writer of this.#writers)
      wrong.push(...(await compareRecords((text, values) => this.#cluster.query(text, values), writer)));
    return wrong;
  }
}

/** Writes through each app process by itself. */
export class Probe {
  readonly #owners: Owner[];
  readonly #carId: Id;

  private constructor(owners: Owner[], carId: Id) {
    this.#owners = owners;
    this.#carId = carId;
  }

  static async open(cluster: Cluster): Promise<Probe> {
    const owner = await enter(cluster, new Visitor(cluster.url), 'Probe');
    const { id } = await newCar(owner);
    const owners = cluster.apps.map(({ url }) => {
      const { cookie, email, password } = owner;
      return Object.assign(new Visitor(url, cluster.url), { cookie, email, password, id: owner.id });
    });
    return new Probe(owners, id);
  }

  async isWell(): Promise<boolean> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PROBE_MS).unref());
    const answers = this.#owners.map((owner) =>
      Promise.race([owner.attempt('fills.log', fillDraft(this.#carId)).catch(() => null), late]),
    );
    return (await Promise.all(answers)).every((answer) => answer?.status === 200);
  }
}
