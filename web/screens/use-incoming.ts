import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { kindOf, type FileKind } from '#web/media/prepare-file.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';

type Options = {
  /** Nothing is taken until the form is ready. */
  isReady?: boolean;
  kinds: readonly FileKind[];
  /** How many files still fit. */
  max: number;
  onText: (text: string) => void;
};

/** Takes over shared content from the history state: passes the text on and returns the files. */
export function useIncoming({ isReady = true, kinds, max, onText }: Options): readonly File[] {
  const { t } = useWords();
  const navigate = useNavigate();
  const { incoming: id } = (useLocation().state ?? {}) as { incoming?: string };
  const [files, setFiles] = useState<readonly File[]>([]);

  const take = useEffectEvent(async (shareId: string) => {
    const { takeIncoming } = await import('#web/platform/storage/incoming.ts');
    return takeIncoming(shareId, (file) => kinds.some((kind) => kind === kindOf(file)), max);
  });

  const accept = useEffectEvent((found: Awaited<ReturnType<typeof take>>) => {
    if (!found) return;
    setFiles(found.files);
    if (found.text !== '') onText(found.text);
    if (found.rest > 0)
      showToast({
        title: t('Some of what you shared cannot be added here'),
        description: t('What is not added is kept on this device for 24 hours.'),
        neutral: true,
        action: { label: t('Show'), run: () => navigate(href('incoming')) },
      });
  });

  const fail = useEffectEvent((error: unknown) => {
    console.warn('What was shared could not be taken over', error);
    showError(t);
  });

  useEffect(() => {
    if (!id || !isReady) return;
    take(id).then(
      (found) => accept(found),
      (error: unknown) => fail(error),
    );
  }, [id, isReady]);
  return files;
}
