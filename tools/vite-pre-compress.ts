import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = /\.(js|css|json|svg|webmanifest|txt)$/;
const SMALLEST = 1_000;

/** Lays a .br and a .gz beside every asset, so that serving one costs no compression. Pages have a nonce in them. */
export function preCompress(): Plugin {
  return {
    name: 'carful-pre-compress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => WORTH_IT.test(name))
          .map((name) => compress(join(dir, name))),
      );
    },
  };
}

/** Lays a .br and a .gz beside a file that is large enough. */
export async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
