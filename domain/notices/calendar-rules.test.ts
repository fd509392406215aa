import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { calendarText, type CalendarEvent } from './calendar-rules.ts';

const event: CalendarEvent = {
  uid: 'a@carful',
  sequence: 2,
  changedAt: '2026-11-22T08:05:09.123Z',
  day: '2026-12-31',
  summary: 'Oil · Volvo',
  description: 'Dec 31, 2026',
  leadDays: 14,
  isCancelled: false,
};
const linesOf = (changes: Partial<CalendarEvent>) => {
  const lines = calendarText('Carful', [{ ...event, ...changes }]).split('\r\n');
  return lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
};
const valuesOf = (name: string, changes: Partial<CalendarEvent>) =>
  linesOf(changes).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

test('an event is a whole day, with an alarm ahead and one on the day', { tags: ['NOT-41'] }, () => {
  expect(calendarText('Carful', [event])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Carful//Reminders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Carful',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'BEGIN:VEVENT',
      'UID:a@carful',
      'SEQUENCE:2',
      'DTSTAMP:20261122T080509Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Oil · Volvo',
      'DESCRIPTION:Dec 31\\, 2026',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Oil · Volvo',
      'TRIGGER:-P13DT15H',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Oil · Volvo',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a calendar without events is whole, and several stand one after the other', () => {
  expect(calendarText('Carful', []).split('\r\n').slice(-3)).toEqual([
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'END:VCALENDAR',
    '',
  ]);
  const both = calendarText('Carful', [event, { ...event, uid: 'b@carful' }]);
  expect(both.match(/^(BEGIN:VEVENT|UID:.*|END:VEVENT)$/gm)).toEqual([
    'BEGIN:VEVENT',
    'UID:a@carful',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:b@carful',
    'END:VEVENT',
  ]);
});

test('an event that is gone is cancelled and rings no more', { tags: ['NOT-41'] }, () => {
  expect(linesOf({ isCancelled: true, description: '' })).toEqual([
    'UID:a@carful',
    'SEQUENCE:2',
    'DTSTAMP:20261122T080509Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Oil · Volvo',
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
  ]);
});

tableTest([
  { leadDays: null, triggers: [] },
  { leadDays: 0, triggers: ['PT9H'] },
  { leadDays: 1, triggers: ['-P0DT15H', 'PT9H'] },
  { leadDays: 30, triggers: ['-P29DT15H', 'PT9H'] },
])('it rings at nine in the morning, days ahead', ({ leadDays, triggers }) => {
  expect(valuesOf('TRIGGER', { leadDays })).toEqual(triggers);
});

tableTest([
  ['Oil; filter, plug', 'Oil\\; filter\\, plug'],
  ['C:\\Cars', 'C:\\\\Cars'],
  ['one\ntwo\r\nthree\n', 'one\\ntwo\\nthree\\n'],
])('a sign is escaped wherever it stands', (text, written) => {
  const silent = { leadDays: null };
  expect(valuesOf('SUMMARY', { summary: text, ...silent })).toEqual([written]);
  expect(valuesOf('DESCRIPTION', { description: text, ...silent })).toEqual([written]);
  expect(valuesOf('DESCRIPTION', { summary: text, description: '', leadDays: 0 })).toEqual([written]);
  expect(calendarText(text, [])).toContain(`X-WR-CALNAME:${written}\r\n`);
});

const PREFIX = 'X-WR-CALNAME:';
const nameLines = (name: string) => {
  const lines = calendarText(name, []).split('\r\n');
  const from = lines.findIndex((line) => line.startsWith(PREFIX));
  return lines.slice(from, lines.indexOf('REFRESH-INTERVAL;VALUE=DURATION:PT12H'));
};

tableTest([
  ['007F', 1],
  ['0080', 2],
  ['07FF', 2],
  ['0800', 3],
  ['FFFF', 3],
  ['10000', 4],
])('a line of 75 bytes ends before a long character, not within it', (point, bytes) => {
  const sign = String.fromCodePoint(Number.parseInt(point, 16));
  const room = 'x'.repeat(75 - PREFIX.length - bytes);
  expect(nameLines(room + sign)).toEqual([`${PREFIX}${room}${sign}`]);
  expect(nameLines(`${room}x${sign}`)).toEqual([`${PREFIX}${room}x`, ` ${sign}`]);
});

test('a long line goes on after a space, which counts', () => {
  const [first, ...more] = nameLines('x'.repeat(62 + 74 + 74 + 1));
  expect([first!.length, ...more.map((line) => line.length)]).toEqual([75, 75, 75, 2]);
  expect(more.every((line) => /^ x+$/.test(line))).toBe(true);
});
