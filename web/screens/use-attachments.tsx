import { useState } from 'react';
import { takeAttachments, type ChatDraft, type ChatDraftAction } from '#domain/assistant/chat-draft-rules.ts';
import { type ChatFile } from '#domain/assistant/chat-rules.ts';
import type { Id } from '#domain/ids.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { FileTiles } from '#web/media/file-tiles.tsx';
import { kindOf } from '#web/media/prepare-file.ts';
import { useUploads } from '#web/media/use-uploads.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';

/** `whenSettled` waits for all uploads; null when one failed. */
export function useAttachments(carId: Id, draft: ChatDraft, dispatch: (action: ChatDraftAction) => void) {
  const { t } = useWords();
  const [problem, setProblem] = useState<'tooMany' | 'unsupported' | null>(null);
  const [isSettling, setSettling] = useState(false);
  const uploads = useUploads('issue', carId, ({ id, url }) => dispatch({ type: 'fileStored', id, url }));
  const { files } = draft;
  return {
    isSettling,
    take: (chosen: File[]) => {
      const pictures = chosen.filter((file) => kindOf(file) === 'picture');
      const { taken, refused } = takeAttachments(files.length, pictures);
      setProblem(refused ? 'tooMany' : pictures.length < chosen.length ? 'unsupported' : null);
      const added = taken.map((file) => ({ file, entry: { id: newId(), name: file.name, url: null } }));
      dispatch({ type: 'filesTaken', files: added.map(({ entry }) => entry) });
      for (const { file, entry } of added) uploads.add(entry.id, file);
    },
    whenSettled: async (): Promise<ChatFile[] | null> => {
      setSettling(true);
      await uploads.whenDone();
      setSettling(false);
      if (!files.every(uploads.isAvailable)) return null;
      setProblem(null);
      for (const { id } of files) uploads.remove(id);
      // The server stores every picture as JPEG.
      return files.map((file) => ({ ...file, url: file.url ?? mediaUrl(file.id, 'jpg') }));
    },
    tiles: (
      <>
        {problem && (
          <Alert>
            {problem === 'tooMany'
              ? t('You can attach up to 3 files.')
              : t('This file type is not supported')}
          </Alert>
        )}
        <FileTiles
          files={files.map((file) => ({ ...file, kind: 'picture' }))}
          uploads={uploads}
          onRemoved={(id) => {
            setProblem(null);
            dispatch({ type: 'fileRemoved', id });
          }}
        />
      </>
    ),
  };
}
