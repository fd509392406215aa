import { limits } from '#domain/limits.ts';
import { withShared } from '#domain/media/incoming-rules.ts';
import { useRecordFiles } from '#web/media/use-record-files.tsx';
import { useIncoming } from './use-incoming.ts';

type Options = Omit<Parameters<typeof useRecordFiles>[0], 'offered'> & {
  /** The field that a shared text is added to. */
  text: string;
  onText: (text: string) => void;
};

/** The files of a record, chosen here or shared by another app. */
export function useFormFiles({ text, onText, ...options }: Options) {
  const offered = useIncoming({
    kinds: ['picture', 'document'],
    max: limits.filesPerRecord - options.files.length,
    onText: (shared) => onText(withShared(text, shared)),
  });
  return { ...useRecordFiles({ ...options, offered }), hasShared: offered.length > 0 };
}
