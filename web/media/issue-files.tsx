import type { Issue } from '#domain/issues/schema.ts';
import { MediaGallery } from './media-gallery.tsx';
import { FileLinks } from './record-files.tsx';

export const IssueFiles = ({ files }: { files: Pick<Issue, 'images' | 'videos' | 'documents'> }) => (
  <div className="flex flex-col gap-2 empty:hidden">
    <MediaGallery images={files.images} videos={files.videos} />
    <FileLinks urls={files.documents} label="Open PDF {n}" />
  </div>
);
