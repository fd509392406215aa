import { gzipSync } from 'node:zlib';

/** One answer that a page got; `body` is decoded. */
export type Fetched = { url: string; contentType: string; body: Buffer };

const kinds = { js: /javascript/, css: /text\/css/, fonts: /font|woff/ };

/** Whether an answer of this content type counts at all. */
export function isWeighed(contentType: string): boolean {
  return Object.values(kinds).some((kind) => kind.test(contentType));
}

/** The weight by kind in kB of 1000 bytes after gzip at its best, each address once; fonts as they are. */
export function sizesOf(fetched: readonly Fetched[]): Record<keyof typeof kinds, number> {
  const once = [...new Map(fetched.map((one) => [one.url, one])).values()];
  const weigh = (kind: keyof typeof kinds) => {
    const bytes = once
      .filter(({ contentType }) => kinds[kind].test(contentType))
      .map(({ body }) => (kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length));
    return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100) / 10;
  };
  return { js: weigh('js'), css: weigh('css'), fonts: weigh('fonts') };
}

/** An address on another host than the app's; data and blob addresses stay at home. */
export function isForeign(address: string, appUrl: string): boolean {
  const { protocol, host } = new URL(address);
  return protocol.startsWith('http') && host !== new URL(appUrl).host;
}
