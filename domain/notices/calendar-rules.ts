import { addDays } from '#domain/days.ts';

export type CalendarEvent = {
  uid: string;
  /** Increases with every change, so that calendars keep the newest. */
  sequence: number;
  /** ISO in UTC. */
  changedAt: string;
  day: string;
  summary: string;
  description: string;
  /** How many days ahead it warns; 0: on the day only; null: no alarm. */
  leadDays: number | null;
  isCancelled: boolean;
};

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const compact = (iso: string) => iso.replace(/\.\d+|[-:]/g, '');

const LINE_BYTES = 75;

const bytesOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** RFC 5545: at most 75 bytes in UTF-8, never within a character. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const sign of line) {
    const size = bytesOf(sign.codePointAt(0)!);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}

/** At nine in the morning, in the time zone of the calendar. */
const alarm = (trigger: string, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
];

function eventLines({ summary, leadDays, isCancelled, ...event }: CalendarEvent): string[] {
  const alarms =
    leadDays === null || isCancelled
      ? []
      : [...(leadDays > 0 ? alarm(`-P${leadDays - 1}DT15H`, summary) : []), ...alarm('PT9H', summary)];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${compact(event.changedAt)}`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ];
}

export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carful//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
