import { runCluster } from '#tests/cluster/run.ts';
import { printTable } from './print-table.ts';

/** `npm run test:cluster -- FAULT …`: docs/operate/cluster.md on one machine, and its faults under load. */
const { rows, missed, notRun } = await runCluster(process.argv.slice(2));
const titles = ['fault', 'acknowledged', 'lost', 'doubled', 'failed requests', 'well again', ''];
printTable([
  titles,
  ...rows.map((row) => [
    row.name,
    String(row.acknowledged),
    String(row.lost),
    String(row.doubled),
    `${row.failed} of ${row.requests}`,
    `${(row.wellMs / 1000).toFixed(1)} s`,
    row.note,
  ]),
]);
for (const line of notRun) console.log(`Not run: ${line}.`);
for (const line of missed) console.error(`Missed: ${line}`);
process.exitCode = missed.length === 0 ? 0 : 1;
