/** `npm run bench -- NAME`: a table, then one JSON object as the last line. */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  size: () => import('./size.ts'),
  list: () => import('./list.ts'),
  pages: () => import('./pages.ts'),
  long: () => import('./long.ts'),
  assistant: () => import('./assistant.ts'),
  start: () => import('./start.ts'),
  engine: () => import('./engine.ts'),
  live: () => import('./live.ts'),
  pictures: () => import('./pictures.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  report: () => import('./report.ts'),
  write: () => import('./write.ts'),
  noisy: () => import('./noisy.ts'),
  danger: () => import('./danger.ts'),
  ask: () => import('./ask.ts'),
  import: () => import('./import.ts'),
  'import-all': () => import('./import-all.ts'),
  search: () => import('./search.ts'),
  fills: () => import('./fills.ts'),
  growth: () => import('./growth.ts'),
  erase: () => import('./erase.ts'),
  waiting: () => import('./waiting.ts'),
};

const [name = ''] = process.argv.slice(2);
const load = benches[name];
if (load) {
  const { bench } = await load();
  await bench();
} else {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
}
