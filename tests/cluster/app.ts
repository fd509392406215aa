import { serverEntry } from '../../tools/setup.mjs';
import { appFlags, childEnvironment } from '#tests/app-process.ts';
import { answers, Program, until } from './program.ts';

export type AppSettings = {
  /** The checkout that it runs. */
  root: string;
  /** Put before and after the path of Node. */
  wrapper?: readonly string[];
  flags?: readonly string[];
  env?: Record<string, string>;
};

/** One app process under a supervisor that starts it again whenever it ends. */
export class ClusterApp {
  readonly port: number;
  readonly folder: string;
  readonly #env: Record<string, string | undefined>;
  #settings: AppSettings;
  #program: Program | null = null;
  #isWanted = false;
  restarts = 0;

  constructor(port: number, folder: string, env: Record<string, string>, settings: AppSettings) {
    this.port = port;
    this.folder = folder;
    this.#env = { ...childEnvironment, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), ...env };
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get root(): string {
    return this.#settings.root;
  }

  get program(): Program {
    return this.#program!;
  }

  start(settings = this.#settings): void {
    this.#settings = settings;
    this.#isWanted = true;
    const { root, wrapper = [], flags = [], env = {} } = settings;
    const [command, ...args] = [...wrapper, process.execPath, ...appFlags, ...flags, serverEntry(root)];
    const program = new Program({
      name: `app on ${this.port}`,
      command,
      args,
      log: `${this.folder}.log`,
      env: { ...this.#env, ...env },
      cwd: root,
    });
    this.#program = program;
    program.onExit(() => {
      if (!this.#isWanted || this.#program !== program) return;
      this.restarts += 1;
      this.start();
    });
  }

  isReady = (): Promise<boolean> => answers(`${this.url}/health/ready`);

  ready(): Promise<number> {
    return until(`the app on ${this.port} is ready`, this.isReady, { withinMs: 120_000, of: [this.program] });
  }

  /** As a deployment does: it drains, ends, and is started as `settings` say. */
  async replace(settings: AppSettings): Promise<void> {
    await this.stop();
    this.start(settings);
    await this.ready();
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#program?.stop();
  }
}
