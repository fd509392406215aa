import { gzipSync } from 'node:zlib';

/** One answer that a page got; `body` is decoded. */
export type Fetched = { url: string; contentType: string; body: Buffer };

const kinds = { js: /javascript/, css: /text\/css/, fonts: /font|woff/ };

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
