import { flaggedReadings } from './flagged-rules.ts';
import type { ImportReading, ImportSource } from './schema.ts';
import type { Session } from './session.ts';

export const finishReading = (session: Session, source: ImportSource | null): ImportReading => ({
  source,
  questions: [...session.questions.values()],
  cars: [...session.cars.values()].filter(
    ({ key }) => key !== '' || session.records.some(({ car }) => car === ''),
  ),
  records: session.records,
  unreadable: session.unreadable,
  skipped: [...session.skipped].map(([reason, count]) => ({ reason, count })),
  noted: session.noted,
  flagged: flaggedReadings(session.records),
});
