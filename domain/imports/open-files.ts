import { decodeText } from './decode-text.ts';
import type { ImportFile, Unreadable } from './schema.ts';
import { isZip, unzip } from './unzip.ts';

const fileLimits = { files: 200, bytes: 50 * 1024 * 1024 };

export type OpenFile = { file: string; text: string };

export function openFiles(chosen: readonly ImportFile[]): { open: OpenFile[]; refused: Unreadable[] } {
  const open: OpenFile[] = [];
  const refused: Unreadable[] = [];
  const refuse = (file: string, reason: Unreadable['reason']) => refused.push({ file, row: null, reason });
  const read = ({ name, bytes }: ImportFile) => {
    if (bytes.length === 0) return refuse(name, 'file-empty');
    const text = decodeText(bytes);
    if (text === null) return refuse(name, 'file-binary');
    return text.trim() === '' ? refuse(name, 'file-empty') : open.push({ file: name, text });
  };
  for (const file of chosen.slice(0, fileLimits.files)) {
    if (file.bytes.length > fileLimits.bytes) refuse(file.name, 'file-too-large');
    else if (isZip(file.bytes)) {
      const unzipped = unzip(file);
      for (const { name, reason } of unzipped.refused) refuse(name, reason);
      for (const inner of unzipped.files) read(inner);
      if (unzipped.files.length + unzipped.refused.length === 0) refuse(file.name, 'file-unknown');
    } else read(file);
  }
  for (const { name } of chosen.slice(fileLimits.files)) refuse(name, 'zip-too-many');
  return { open, refused };
}
