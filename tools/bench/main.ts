/** `npm run bench -- NAME`: a table, then one JSON object as the last line. */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  house: () => import('./house.ts'),
  list: () => import('./list.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  write: () => import('./write.ts'),
  danger: () => import('./danger.ts'),
  ask: () => import('./ask.ts'),
  sync: () => import('./sync.ts'),
  import: () => import('./import.ts'),
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
