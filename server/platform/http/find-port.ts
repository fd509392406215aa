import { ConfigError } from '#server/platform/config.ts';
import { tryPort, whyNoPort } from './try-port.mjs';

/** How many ports after the default one are tried. */
const FURTHER_PORTS = 20;

type Place = { host: string; port: number; isPortChosen: boolean };

/** The port to listen on, found before anything is started. The default one is replaced by the next free port; a
 * configured one must be free.
 * @throws ConfigError with a sentence for the operator */
export async function findPort({ host, port, isPortChosen }: Place): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    const code = await tryPort(host, candidate);
    if (code === null) return candidate;
    if (code === 'EADDRINUSE' && !isPortChosen && candidate < port + FURTHER_PORTS) continue;
    throw new ConfigError(whyNoPort(code, host, candidate));
  }
}
