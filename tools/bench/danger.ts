import { crossValidation, figures, figuresBy, type Judged, judge } from '../triage/judge-danger.ts';
import { ownersWords } from '../triage/owners-words.ts';

function show(name: string, judged: readonly Judged[]) {
  console.log(`${name}, by class`);
  console.table(figuresBy(judged, 'class'));
  console.log(name);
  const of = figuresBy(judged, 'language');
  console.table(of);
  return of;
}

const test = () => ownersWords('test').map((row) => judge(row));
const development = () => ownersWords('train').map((row) => judge(row));
function crossValidated() {
  const modelOf = crossValidation();
  return ownersWords('train').map((row) => judge(row, modelOf(row)));
}

/**
 * How the engine tells 'do not drive' in the words of owners: in those that nobody looked at while writing it, and in the
 * development split, once as shipped (it has learned from them) and once each fifth by a model that learned from the others.
 * Learning five models takes minutes; `--quick` leaves that out.
 */
export async function bench() {
  const result = {
    'held out': show('Held out', test()),
    'fresh en': figures(ownersWords('fresh').map((row) => judge(row))),
    development: show('Development split, shipped engine', development()),
    ...(process.argv.includes('--quick')
      ? {}
      : { crossValidated: show('Development split, cross-validated', crossValidated()) }),
  };
  console.log('Fresh English');
  console.table([result['fresh en']]);
  console.log(JSON.stringify(result));
}
