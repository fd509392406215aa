import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from './bundle-server.ts';
import { commandFolder, commandHash, commandNames, commandStamp, root } from './setup.mjs';

/** Builds the operator's commands for the tests, which run them a hundred times, as the server is built. */
const hash = commandHash();
await rm(join(root, commandFolder), { recursive: true, force: true });
const programs = commandNames.map((name) => [name, join(root, `tools/${name}.ts`)]);
await bundleServer(join(root, commandFolder), Object.fromEntries(programs));
await writeFile(join(root, commandStamp), hash);
