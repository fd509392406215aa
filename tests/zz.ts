import { importCases } from '#tests/import-cases/by-app.ts';
import { importFixture, importContext, line } from '#tests/import-files.ts';
import { readImport } from '#domain/imports/read-import.ts';
for (const [app, cases] of Object.entries(importCases)) for (const c of cases) {
  if (!c.files.every((f) => /\.(csv|json)$/.test(f))) { console.log(app, c.of, 'skip', c.files.join()); continue; }
  const files = c.files.map(importFixture);
  const a = readImport(files, c.answers ?? {}, importContext); const b = readImport(files, { ...c.answers, asTable: true }, importContext);
  const [x, y] = [a.records.map(line).sort(), b.records.map(line).sort()]; const same = x.filter((l) => y.includes(l)).length;
  console.log(app, '|', c.of, '|', `${same} of ${x.length}, generic ${y.length}`, 'asked', b.questions.filter((q) => !q.isAssumed).map((q) => q.id).join());
  if (process.argv[2] === app) { const d1 = x.filter((l) => !y.includes(l)), d2 = y.filter((l) => !x.includes(l)); console.log('   - ' + d1.slice(0, 8).join('\n   - ')); console.log('   + ' + d2.slice(0, 8).join('\n   + ')); }
}
