// What stands behind `npm run bench -- danger`: the danger model alone at every limit, cross-validated on the development split,
// and the dangers of that split that the shipped engine tells to wait.
//   node tools/triage/measure-danger.ts
import { readDanger } from '#domain/assessment/danger/features.ts';
import { dangerScores } from '#domain/assessment/danger/model.ts';
import { crossValidation, judge, share } from './judge-danger.ts';
import { type OwnersLabel, type OwnersRow, ownersWords } from './owners-words.ts';

const rows = ownersWords('train');
for (const row of rows) {
  if (row.label === 'stop_driving' && judge(row).advice === 'can_wait')
    console.log(`danger called 'can wait': ${row.text}`);
}
const modelOf = crossValidation();
const scored = rows.map((row) => ({
  ...row,
  score: dangerScores(modelOf(row), readDanger(row.text, row.language).features).stop,
}));
for (const language of ['en', 'lv'] as const) {
  const own = scored.filter((row) => row.language === language);
  const steps = Array.from({ length: 17 }, (_, i) => (i - 10) / 10).map((limit) => {
    const over = own.filter(({ score }) => score > limit);
    const of = (list: readonly OwnersRow[], label: OwnersLabel) =>
      list.filter((row) => row.label === label).length;
    return {
      limit,
      recall: share(of(over, 'stop_driving'), of(own, 'stop_driving')),
      precision: share(of(over, 'stop_driving'), over.length),
      'harmless alarmed': share(of(over, 'harmless'), of(own, 'harmless')),
    };
  });
  console.log(`${language}: the danger model alone, cross-validated`);
  console.table(steps);
}
