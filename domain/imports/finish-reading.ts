import { endChains } from './broken-chains.ts';
import { withFactsOfName } from './car-facts.ts';
import { flaggedReadings } from './flagged-rules.ts';
import type { ImportReading, ImportSource } from './schema.ts';
import type { Session } from './session.ts';

export function finishReading(session: Session, source: ImportSource | null): ImportReading {
  const asks = session.tables.filter(({ unsure }) => unsure.length > 0);
  if (asks.length > 0) {
    session.questions.set('columns', {
      id: 'columns',
      files: asks.map(({ file }) => file),
      choices: asks.map(({ shape }) => shape),
      suggested: null,
      samples: asks.flatMap(({ samples }) => samples.map((cells) => cells.join(' | ').slice(0, 200))),
    });
  }
  endChains(session.records, session.gaps);
  return {
    source,
    questions: [...session.questions.values()],
    cars: [...session.cars.values()]
      .filter(({ key }) => key !== '' || session.records.some(({ car }) => car === ''))
      .map(withFactsOfName),
    records: session.records,
    unreadable: session.unreadable,
    skipped: [...session.skipped].map(([reason, count]) => ({ reason, count })),
    noted: [...session.noted].map(([column, count]) => ({ column, count })),
    unread: [...session.unread],
    totals: session.totals,
    flagged: flaggedReadings(session.records),
    tables: session.tables,
  };
}
