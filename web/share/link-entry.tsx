import { QrCode, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { entriesOf } from '#domain/issues/issue-record.ts';
import { formatMoment } from '#domain/language/format.ts';
import { timeLeft, validText } from '#domain/share/rules.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { linkAddress } from './link-address.ts';
import { useEveryMinute } from './use-every-minute.ts';

type Props = { link: ShareLink; name: string; onShow: () => void };

export function LinkEntry({ link, name, onShow }: Props) {
  const { t, format } = useWords();
  const [asking, setAsking] = useState(false);
  const remove = useWrite('share.delete');
  useEveryMinute();
  const issue = (useRecords(link.carId, entriesOf).data ?? []).find(({ id }) => id === link.issueId);
  const left = timeLeft(link.expiresAt, new Date());
  const confirm = async () => {
    try {
      await remove.mutateAsync({ linkId: link.id });
    } catch (error) {
      // Already revoked is fine.
      if (!isCode(error, 'NOT_FOUND')) return showFailure(t, error);
    } finally {
      setAsking(false);
    }
    showToast({ title: t('Link deleted') });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="min-w-40 grow">
        <span className="block font-medium">{name}</span>
        {issue && <span className="block break-words text-sm">{issue.title}</span>}
        <span className="text-muted block text-sm">
          {link.isEditable ? t('May answer, quote and add repairs') : t('View only')}
          {' · '}
          {left.n > 0 ? format(validText(left)) : t('This link has expired')}
        </span>
        <span className="text-muted tabular block text-sm">
          <Use link={link} />
        </span>
      </span>
      <span className="-ml-2 flex items-center gap-1">
        <IconButton
          label={t('Show link: {name}', { name })}
          icon={<QrCode aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          onClick={onShow}
        />
        <CopyButton
          text={linkAddress(link.token)}
          label={t('Copy link')}
          name={t('Copy link: {name}', { name })}
          doneLabel={t('Link copied')}
        />
        <IconButton
          label={t('Delete link: {name}', { name })}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="text-danger size-5" />}
          onClick={() => setAsking(true)}
        />
      </span>
      <ConfirmDialog
        open={asking}
        title={t('Delete this link? It will stop working at once.')}
        text={[name, issue?.title, ...link.writers].filter(Boolean).join(' · ')}
        confirmLabel={t('Delete link')}
        cancelLabel={t('Cancel')}
        destructive
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

function Use({ link: { lastOpenedAt, added, writers } }: { link: ShareLink }) {
  const { t, language } = useWords();
  if (lastOpenedAt === null) return t('Not opened yet');
  const when = formatMoment(lastOpenedAt, language);
  const by = writers.length > 0 ? ` (${writers.join('; ')})` : '';
  const what = [
    ...(added.repairs > 0 ? [t('{n} repairs', { n: added.repairs })] : []),
    ...(added.issues > 0 ? [t('{n} problems', { n: added.issues })] : []),
    ...(added.replies > 0 ? [t('{n} answers', { n: added.replies })] : []),
  ];
  return [
    t('Last opened: {when}', { when }),
    ...(what.length > 0 ? [t('Added: {what}', { what: what.join(', ') }) + by] : []),
  ].join(' · ');
}
