import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startApp } from '#tests/app-process.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt, root } from '../setup.mjs';
import { furnish } from './furnish.ts';
import { takePictures } from './take-pictures.ts';

/**
 * Pictures of every route in every state, width, theme and language, in `.cache/gallery`.
 * `--only car,home` takes some views; `--lang lv`, `--theme dark`, `--width 390` and `--state error` some of
 * their looks; `--to folder` puts them elsewhere.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
    state: { type: 'string' },
    to: { type: 'string', default: join(root, '.cache', 'gallery') },
  },
});

ensureBuilt();
await mkdir(values.to, { recursive: true });
const folder = await tempFolder();
const app = await startApp(folder, { LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const people = await furnish(app.url);
  const taken = await takePictures(browser, app.url, people, values);
  console.log(`${taken} pictures in ${values.to}`);
} finally {
  await browser.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}
