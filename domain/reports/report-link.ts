import type { Words } from '#domain/language/words.ts';
import type { ReportFacts } from './report-facts.ts';
import { colours, heading, type Block } from './report-styles.ts';

export function linkPage({ link }: ReportFacts, { t }: Words): Block {
  if (!link) return [];
  return [
    { ...heading(t('See the car as it is now')), pageBreak: 'before', margin: [0, 0, 0, 8] },
    {
      text: t('Scan the code or open the address to see the open problems with their pictures and videos.'),
    },
    {
      text: link.isEditable
        ? t('Through this link, a mechanic can also add repairs and problems, answer and quote a price.')
        : t('This link is for viewing only.'),
      margin: [0, 4, 0, 0],
    },
    {
      qr: link.url,
      fit: 200,
      foreground: '#000000',
      eccLevel: 'M',
      alignment: 'center',
      margin: [0, 28, 0, 20],
    },
    { text: link.url, link: link.url, color: colours.accent, alignment: 'center', fontSize: 9 },
    {
      text: t('Valid until: {date}', { date: link.validUntil }),
      bold: true,
      alignment: 'center',
      margin: [0, 10, 0, 0],
    },
  ];
}
