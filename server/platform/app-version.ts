import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = () =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string })
    .version;
let version: string | undefined;

export const appVersion = (): string => (version ??= read());
