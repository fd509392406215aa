import type { RecordFile } from '#domain/media/schema.ts';

/** A stored file as if it had been chosen here. @throws if it cannot be read now */
export async function storedFile({ url, kind }: Pick<RecordFile, 'url' | 'kind'>, name = ''): Promise<File> {
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error('A file cannot be read');
  const blob = await answer.blob();
  return new File([blob], name || (kind === 'document' ? 'document.pdf' : 'picture.jpg'), blob);
}
