import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed for each response, so a higher level costs more than it saves. */
const LEVEL = 5;

/** @param accepted the request's accept-encoding */
export async function packText(
  text: string,
  accepted = '',
): Promise<{ body: string | Buffer; encoding: 'br' | 'gzip' | null }> {
  const allowed = new Set(
    accepted
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]!.trim().toLowerCase()),
  );
  if (allowed.has('br')) {
    const body = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } });
    return { body, encoding: 'br' };
  }
  if (allowed.has('gzip')) return { body: await zip(text, { level: LEVEL }), encoding: 'gzip' };
  return { body: text, encoding: null };
}
