import { decodeText } from './decode-text.ts';
import type { ImportFile, Unreadable } from './schema.ts';
import { isAttachment, isZip, unzip } from './unzip.ts';
import { sheetsOf } from './workbook.ts';

const fileLimits = { files: 200, bytes: 50 * 1024 * 1024 };

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

export type OpenFile = { file: string; text: string };

type Opened = {
  open: OpenFile[];
  attached: string[];
  refused: Unreadable[];
};

export function openFiles(chosen: readonly ImportFile[]): Opened {
  const open: OpenFile[] = [];
  const attached: string[] = [];
  const refused: Unreadable[] = [];
  const refuse = (file: string, reason: Unreadable['reason']) => refused.push({ file, row: null, reason });
  const read = ({ name, bytes }: ImportFile) => {
    if (bytes.length === 0) return refuse(name, 'file-empty');
    if (isAttachment(name)) return attached.push(name);
    if (OLD_EXCEL.every((byte, at) => bytes[at] === byte)) return refuse(name, 'spreadsheet');
    const text = decodeText(bytes);
    if (text === null) return refuse(name, 'file-binary');
    return text.trim() === '' ? refuse(name, 'file-empty') : open.push({ file: name, text });
  };
  for (const file of chosen.slice(0, fileLimits.files)) {
    if (file.bytes.length > fileLimits.bytes) refuse(file.name, 'file-too-large');
    else if (isZip(file.bytes)) {
      const unzipped = unzip(file);
      for (const { name, reason } of unzipped.refused) refuse(name, reason);
      const book = sheetsOf(file.name, unzipped.files);
      if (book?.refused) refuse(file.name, book.refused);
      if (book) open.push(...book.sheets);
      else for (const inner of unzipped.files) read(inner);
      attached.push(...unzipped.attached);
      if (unzipped.files.length + unzipped.refused.length === 0) refuse(file.name, 'file-unknown');
    } else read(file);
  }
  for (const { name } of chosen.slice(fileLimits.files)) refuse(name, 'zip-too-many');
  return { open, attached, refused };
}
