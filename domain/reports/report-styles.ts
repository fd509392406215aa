import type { StatusColour } from '#domain/issues/rules.ts';
import type { StatusLevel } from '#domain/status/status-rules.ts';

/** A pdfmake node: https://pdfmake.github.io/docs/0.3/ */
export type Block = string | { readonly [property: string]: unknown } | readonly Block[];

/** In points; A4 is 595 by 842. */
export const PAGE = { width: 595.28, margin: 48 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The light theme: a report is printed on white. */
export const colours = {
  text: '#14212a',
  muted: '#52626c',
  line: '#dbe2e6',
  sunken: '#f1f5f6',
  accent: '#0b5266',
  danger: '#b3261e',
};

type ColourPair = { text: string; soft: string };
export const statusStyles: Record<StatusColour, ColourPair> = {
  red: { text: '#b3261e', soft: '#fceceb' },
  yellow: { text: '#7a5000', soft: '#fcf2d6' },
  blue: { text: '#1c55ae', soft: '#e6effc' },
  green: { text: '#17663a', soft: '#e1f3e8' },
};
export const levelStyles: Record<StatusLevel, ColourPair> = {
  danger: statusStyles.red,
  bad: statusStyles.red,
  warning: statusStyles.yellow,
  note: statusStyles.blue,
  quiet: { text: colours.muted, soft: colours.sunken },
  good: statusStyles.green,
};

const warned = '<circle cx="12" cy="12" r="9.500"/><path d="M12 7v6"/><path d="M12 16.5v.1"/>';
export const levelIcons: Record<StatusLevel, string> = {
  danger:
    '<path d="M8.2 2.500h7.600l5.700 5.700v7.600l-5.700 5.700H8.200l-5.700-5.700V8.200z"/><path d="m9 9 6 6"/><path d="m15 9-6 6"/>',
  bad: warned,
  warning: warned,
  note: warned,
  quiet: '<circle cx="12" cy="12" r="9.500"/><path d="M8 12h8"/>',
  good: '<circle cx="12" cy="12" r="9.500"/><path d="m8 12.5 2.7 2.7L16 9.5"/>',
};

export const styles = {
  title: { fontSize: 30, bold: true, lineHeight: 1.1 },
  heading: { fontSize: 17, bold: true, color: colours.accent, margin: [0, 22, 0, 8] },
  subheading: { fontSize: 12.5, bold: true },
  label: { fontSize: 8.5, color: colours.muted },
  small: { fontSize: 8.5, color: colours.muted },
  /** Tabular figures only where needed: font features disable pdfmake's cache of word widths. */
  number: { alignment: 'right', fontFeatures: ['tnum'] },
  tableHead: { fontSize: 8.5, bold: true, color: colours.muted },
};

export const rowLines = {
  hLineWidth: (line: number, { table }: { table: { body: unknown[]; headerRows?: number } }) =>
    line === 0 || line === table.body.length ? 0 : line === table.headerRows ? 1 : 0.5,
  vLineWidth: () => 0,
  hLineColor: (line: number, { table }: { table: { headerRows?: number } }) =>
    line === table.headerRows ? colours.muted : colours.line,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingRight: (column: number, { table }: { table: { widths: unknown[] } }) =>
    column === table.widths.length - 1 ? 0 : 6,
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

const noLines = { hLineWidth: () => 0, vLineWidth: () => 0 };

export const onBackground = (colour: string, padding: number, content: Block): Block => ({
  table: { widths: ['*'], body: [[{ stack: [content], fillColor: colour }]] },
  layout: {
    ...noLines,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  },
});

export const pill = (text: string, { text: colour, soft }: ColourPair): Block => ({
  width: 'auto',
  table: { body: [[{ text, color: colour, bold: true, fontSize: 8.5, fillColor: soft, noWrap: true }]] },
  layout: {
    ...noLines,
    paddingLeft: () => 7,
    paddingRight: () => 7,
    paddingTop: () => 3,
    paddingBottom: () => 2,
  },
});

const BODY_END = 841.89 - 60;
/** Points for a heading and the first lines below it. */
const HEADING_SPACE = 110;

/** `space`: how many points the heading and the content kept with it need. */
export const heading = (text: string, space = HEADING_SPACE) => ({
  text,
  style: 'heading',
  headlineLevel: space,
});

type Placed = { headlineLevel?: number; startPosition: { top: number } };

/** pdfmake's `pageBreakBefore`: a heading without its content moves to the next page. */
export const breaksBefore = ({ headlineLevel, startPosition }: Placed): boolean =>
  headlineLevel !== undefined && startPosition.top + headlineLevel > BODY_END;
