import { createServer } from 'node:net';
import { ConfigError } from '#server/platform/config.ts';

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
    throw new ConfigError(sentenceOf(code, host, candidate));
  }
}

/** The system's error code if nothing can listen there; null if it can. */
function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(null)));
  });
}

function sentenceOf(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another program: choose another one.`;
  if (code === 'EACCES')
    return `PORT ${port} may only be used by root: choose one from 1024 on, with a proxy before it.`;
  return `HOST ${host} is no address of this machine (${code}): 127.0.0.1 is for this machine alone, 0.0.0.0 for its network.`;
}
