import type { SharedIssue } from '#domain/share/schema.ts';
import { MechanicRepairDialog } from './mechanic-repair-dialog.tsx';
import { MechanicReplyDialog } from './mechanic-reply-dialog.tsx';
import { MechanicSymptomDialog } from './mechanic-symptom-dialog.tsx';

/** `about`: a new record of this kind, or an answer to the problem. */
type Props = { about: 'repair' | 'symptom' | SharedIssue; onClose: () => void };

export function MechanicDialog({ about, onClose }: Props) {
  if (about === 'repair') return <MechanicRepairDialog onClose={onClose} />;
  if (about === 'symptom') return <MechanicSymptomDialog onClose={onClose} />;
  return <MechanicReplyDialog issue={about} onClose={onClose} />;
}
