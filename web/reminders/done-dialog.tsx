import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { lastRepairId } from '#domain/reminders/done-repair.ts';
import type { Id } from '#domain/ids.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { DoneSheet } from './done-sheet.tsx';

type Props = { due: DueReminder; onClose: () => void };

export function DoneDialog(props: Props) {
  const repairId = lastRepairId(props.due.reminder);
  return repairId ? <AsLastTime {...props} repairId={repairId} /> : <DoneSheet {...props} last={null} />;
}

function AsLastTime({ repairId, ...props }: Props & { repairId: Id }) {
  const { data } = useRead('repairs.form', { carId: props.due.reminder.carId, repairId });
  return <DoneSheet {...props} last={data?.repair ?? null} />;
}
