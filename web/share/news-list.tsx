import { MessageSquareReply, TriangleAlert, Wrench, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { entriesOf } from '#domain/issues/issue-record.ts';
import { quoteText } from '#domain/issues/reply-text.ts';
import { formatDay, formatInstantDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { costText } from '#domain/money/cost-text.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { twinOf } from '#domain/repairs/twin-rules.ts';
import type { MechanicNews as News } from '#domain/share/schema.ts';
import { withdrawnText } from '#domain/share/texts.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { removeWithUndo, undoAction } from '#web/platform/forms/use-removal.ts';
import { href, repairView } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const SHOWN = 3;

const kinds: Record<News['kind'], { told: Phrase; Icon: LucideIcon }> = {
  issue: { told: '{name} added a problem', Icon: TriangleAlert },
  repair: { told: '{name} added a repair', Icon: Wrench },
  reply: { told: '{name} has answered', Icon: MessageSquareReply },
};

export function NewsList({ records }: { records: readonly News[] }) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : records.length - SHOWN;
  return (
    <section aria-label={t('Added by mechanics')}>
      <Card className="border-line-strong! bg-accent-soft! py-1!">
        <ul className="divide-line-strong divide-y">
          {(all ? records : records.slice(0, SHOWN)).map((record) => (
            <Entry key={record.id} record={record} />
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            {t('+ {n} more', { n: hidden })}
          </Button>
        )}
      </Card>
    </section>
  );
}

function Entry({ record }: { record: News }) {
  const words = useWords();
  const { t, language } = words;
  const markSeen = useWrite('share.markSeen');
  const [asking, setAsking] = useState(false);
  const { kind, id, title, mechanicName, said, isWithdrawn } = record;
  const { told, Icon } = kinds[kind];
  const Said = isWithdrawn ? 's' : 'span';
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 grow pt-2">
        <p className="font-medium break-words">
          {t(isWithdrawn ? withdrawnText(record) : told, { name: mechanicName })}
        </p>
        {said?.text && (
          <p className="line-clamp-3 break-words whitespace-pre-line">
            <Said>{said.text}</Said>
          </p>
        )}
        {said && said.cost !== null && (
          <p className="tabular font-semibold">
            <Said>{quoteText(said, words)}</Said>
          </p>
        )}
        <p className="text-muted text-sm break-words">
          {title} · <span className="tabular">{formatInstantDay(record.addedAt, language)}</span>
        </p>
        {kind === 'repair' && !isWithdrawn && <Recorded {...record} />}
        <div className="-ml-4 flex flex-wrap">
          {(!isWithdrawn || kind === 'reply') && (
            <ButtonLink variant="quiet" size="small" {...viewOf(record)}>
              {kind === 'reply' && !isWithdrawn ? t('View and reply') : t('View record')}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
          {isWithdrawn && (
            <ButtonLink variant="quiet" size="small" to={href('settingsPart', { part: 'bin' })}>
              {t('Trash')}
            </ButtonLink>
          )}
          {kind !== 'reply' && !isWithdrawn && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('Undo: {name}', { name: title })}
              onClick={() => setAsking(true)}
            >
              {t('Undo')}
            </Button>
          )}
        </div>
      </div>
      <IconButton
        label={t('Mark as seen: {name}', { name: title })}
        icon={<X aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        disabled={markSeen.isPending}
        className="-mr-2"
        // If that fails, it is still listed.
        onClick={() =>
          void markSeen.mutateAsync({ ids: [id], withdrawn: isWithdrawn ? [id] : [] }).catch(() => null)
        }
      />
      {asking && <UndoQuestion record={record} onClose={() => setAsking(false)} />}
    </li>
  );
}

const viewOf = ({ kind, id, carId, issueId }: News) =>
  kind === 'repair'
    ? repairView(carId, id)
    : { to: href('symptomSummary', { carId, issueId: issueId ?? id }), state: { replyId: id } };

/** What it cost and resolved; whoever recorded it, too, would count it twice. */
function Recorded({ carId, id }: News) {
  const { t, language } = useWords();
  const repairs = useRecords(carId, repairsOf).data ?? [];
  const one = repairs.find((repair) => repair.id === id);
  const twin = one && twinOf(one, repairs);
  const resolved = (useRecords(carId, entriesOf).data ?? []).filter((issue) =>
    one?.resolvedIssues.includes(issue.id),
  );
  return (
    <>
      {one && one.cost !== null && <p className="tabular font-semibold">{costText(one, language)}</p>}
      {resolved.length > 0 && (
        <p className="text-sm break-words">
          {t('Resolved problems')}: {resolved.map((issue) => issue.title).join(', ')}
        </p>
      )}
      {twin && (
        <p className="text-progress text-sm break-words">
          {t('Perhaps recorded twice: “{title}” from {date} cost the same.', {
            title: twin.title,
            date: formatDay(twin.date, language),
          })}
        </p>
      )}
    </>
  );
}

/** Undo deletes the record; issues that a repair solved are open again. */
function UndoQuestion({ record, onClose }: { record: News; onClose: () => void }) {
  const { t } = useWords();
  const { kind, id, carId, title } = record;
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      const back =
        kind === 'repair'
          ? await removeWithUndo('repairs.delete', { carId, repairId: id })
          : await removeWithUndo('issues.delete', { carId, issueId: id });
      showToast({
        title: kind === 'repair' ? t('Repair deleted successfully') : t('Problem deleted'),
        ...undoAction(t, back),
      });
    } catch (error) {
      console.warn('The record could not be removed', error);
      // Somebody else has removed it.
      if (!isCode(error, 'NOT_FOUND')) showFailure(t, error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('"{name}"', { name: title })}
      text={
        kind === 'repair'
          ? t('Delete this repair? The problems linked to it will be marked as new again.')
          : t('Are you sure you want to delete this problem?')
      }
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      destructive
      busy={busy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    />
  );
}
