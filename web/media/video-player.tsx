import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';

export function VideoPlayer({ url, playable }: { url: string; playable: boolean }) {
  const { t } = useWords();
  const [isBroken, setBroken] = useState(!playable);
  if (!isBroken) {
    return (
      <video
        src={url}
        controls
        autoPlay
        playsInline
        className="max-h-full max-w-full"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <p className="flex flex-col items-center gap-3 p-6 text-center">
      {t('This browser cannot play the video.')}
      <a href={url} target="_blank" rel="noreferrer" className="min-h-11 content-center underline">
        {t('Open video file')}
      </a>
    </p>
  );
}
