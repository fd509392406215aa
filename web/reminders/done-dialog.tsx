import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { lastRepairId } from '#domain/reminders/done-repair.ts';
import type { Id } from '#domain/ids.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { DoneSheet } from './done-sheet.tsx';

type Props = { due: DueReminder; onClose: () => void };

export function DoneDialog(props: Props) {
  const repairId = lastRepairId(props.due.reminder);
  return repairId ? <AsLastTime {...props} repairId={repairId} /> : <DoneSheet {...props} last={null} />;
}

function AsLastTime({ repairId, ...props }: Props & { repairId: Id }) {
  const { data = [] } = useRecords(props.due.reminder.carId, repairsOf);
  return <DoneSheet {...props} last={data.find(({ id }) => id === repairId) ?? null} />;
}
