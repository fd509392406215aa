import { useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { LogFile } from '#domain/issues/log-flow-rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { MediaPickers } from './media-pickers.tsx';
import { useUploads } from './use-uploads.ts';

type Props = { issue: Issue; onClose: () => void };

/** A file is attached as soon as it is uploaded or queued on this device. */
export function IssueFilesEditor({ issue, onClose }: Props) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly LogFile[]>([]);
  const waiting = useOutbox((state) => state.files);
  const write = useWrite('issues.edit');

  const save = async (from: Id[], to: Id[]): Promise<boolean> => {
    try {
      await write.mutateAsync({
        carId: issue.carId,
        issueId: issue.id,
        baseVersion: issue.version,
        ...deviceTimeZone(),
        changes: { mediaIds: { from, to } },
      });
      return true;
    } catch (error) {
      console.warn('The files of the issue could not be changed', error);
      showFailure(t, error);
      return false;
    }
  };
  const drop = (id: Id) => setChosen((all) => all.filter((file) => file.id !== id));
  const uploads = useUploads('issue', issue.carId, ({ id, url }) => {
    setChosen((all) => all.map((file) => (file.id === id ? { ...file, url } : file)));
    void save([], [id]).then((isSaved) => isSaved || drop(id));
  });

  const remove = async (id: Id) => {
    const isStored = [...issue.files, ...chosen].some((file) => file.id === id && file.url !== null);
    drop(id);
    if (!isStored || !(await save([id], []))) return;
    const undo = { label: t('Undo'), run: () => void save([], [id]) };
    showToast({ title: t('File removed'), ...(waiting.has(id) ? {} : { action: undo }) });
  };

  const present = issue.files.map((file, at) => ({ ...file, name: t('File {n}', { n: at + 1 }) }));
  const files = [...present, ...chosen.filter(({ id }) => !present.some((file) => file.id === id))];
  const section = useFocusAfterRemoval<HTMLElement>(files.length);
  useEffect(() => section.current?.focus({ preventScroll: true }), [section]);
  return (
    <section ref={section} tabIndex={-1} aria-label={t('Files')} className="flex flex-col gap-3 outline-none">
      <MediaPickers
        files={files}
        uploads={uploads}
        onTaken={(taken) => setChosen((all) => [...all, ...taken])}
        onRemoved={(id) => void remove(id)}
      />
      <Button variant="secondary" size="small" className="self-end" onClick={onClose}>
        {t('Close')}
      </Button>
    </section>
  );
}
