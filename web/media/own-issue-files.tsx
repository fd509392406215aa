import { Paperclip } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Issue } from '#domain/issues/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { IssueFiles } from './issue-files.tsx';

const Editor = lazyDialog<{ issue: Issue; onClose: () => void }>(() =>
  import('./issue-files-editor.tsx').then((file) => file.IssueFilesEditor),
);

export function OwnIssueFiles({ issue }: { issue: Issue }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocusToOpener<HTMLButtonElement>(isOpen);
  if (isOpen)
    return (
      <Suspense fallback={<IssueFiles files={issue} />}>
        <Editor issue={issue} onClose={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <div>
      <IssueFiles files={issue} />
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        className="-ml-4"
        icon={<Paperclip aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t(issue.files.length > 0 ? 'Add or remove files' : 'Add files')}
      </Button>
    </div>
  );
}
