import { useState } from 'react';
import { LEAD_DAYS, LEAD_KM } from '#domain/reminders/usual-leads.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { LeadsSheet } from '#web/reminders/leads-sheet.tsx';
import { ActionRow } from '#web/ui/action-row.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';

/** How far ahead reminders warn, for all cars of the owner. */
export function OwnerLeads() {
  const words = useCarWords(null);
  const { t } = words;
  const { data } = useRead('notices.read');
  const [isOpen, setOpen] = useState(false);
  const { save, conflict } = useEdit('notices.edit');
  if (!data) return null;
  const km = (value: number) => formatDistance(value, words);
  const { leadDays, leadKm } = data;
  return (
    <>
      <ActionRow
        title={t('Advance notice for reminders')}
        text={`${t('{n} days', { n: leadDays ?? LEAD_DAYS })}, ${km(leadKm ?? LEAD_KM)}`}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <LeadsSheet
          text={t('Applies to reminders that have no setting of their own. If left empty: {days}, {km}.', {
            days: t('{n} days', { n: LEAD_DAYS }),
            km: km(LEAD_KM),
          })}
          leads={data}
          unit={words.units.distanceUnit}
          onSave={(leads) => save({}, data, leads)}
          onClose={() => setOpen(false)}
        />
      )}
      <ConflictDialog carId={null} conflict={conflict} procedure="notices.edit" />
    </>
  );
}
