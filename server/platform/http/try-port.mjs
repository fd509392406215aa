// Plain JavaScript without dependencies: tools/start.mjs runs it before anything is installed.
import { createServer } from 'node:net';

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} the system's error code if nothing can listen there; null if it can
 */
export function tryPort(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message),
    );
    server.listen({ host, port }, () => server.close(() => resolve(null)));
  });
}

/**
 * @param {string} code
 * @param {string} host
 * @param {number} port
 */
export function whyNoPort(code, host, port) {
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another program: choose another one.`;
  if (code === 'EACCES')
    return `PORT ${port} may only be used by root: choose one from 1024 on, with a proxy before it.`;
  return `HOST ${host} is no address of this machine (${code}): 127.0.0.1 is for this machine alone, 0.0.0.0 for its network.`;
}
