import type { Phrase } from './words.ts';

/** A phrase is its own English text, so only plurals need a message. */
export const english = {
  '{n} Occurrences': '{n, plural, one {{n} Occurrence} other {{n} Occurrences}}',
  '{n} questions, all optional':
    '{n, plural, one {{n} question, optional} other {{n} questions, all optional}}',
  '{n} records without a cost are not counted.':
    '{n, plural, one {{n} record without a cost is not counted.} other {{n} records without a cost are not counted.}}',
  '{n} issues fixed': '{n, plural, one {{n} issue fixed} other {{n} issues fixed}}',
  '{n} urgent issues': '{n, plural, one {{n} urgent issue} other {{n} urgent issues}}',
  '{n} recurring issues': '{n, plural, one {{n} recurring issue} other {{n} recurring issues}}',
  '{n} open issues': '{n, plural, one {{n} open issue} other {{n} open issues}}',
  '{n} repairs': '{n, plural, one {{n} repair} other {{n} repairs}}',
  'Link valid for {n} more days':
    '{n, plural, one {Link valid for {n} more day} other {Link valid for {n} more days}}',
  'Link valid for {n} more hours':
    '{n, plural, one {Link valid for {n} more hour} other {Link valid for {n} more hours}}',
  'You entered {n} records in the demo':
    '{n, plural, one {You entered {n} record in the demo} other {You entered {n} records in the demo}}',
  '{n} records added': '{n, plural, one {{n} record added} other {{n} records added}}',
  '{n} records not yet sent': '{n, plural, one {{n} record not yet sent} other {{n} records not yet sent}}',
  '{n} devices logged in': '{n, plural, one {{n} device logged in} other {{n} devices logged in}}',
  '{n} hours': '{n, plural, one {{n} hour} other {{n} hours}}',
  '{n} files': '{n, plural, one {{n} file} other {{n} files}}',
  '{n} days': '{n, plural, one {{n} day} other {{n} days}}',
  'Deleted cars and records can be restored here for {n} days. During that time, their files count toward your space; exports do not include them.':
    'Deleted cars and records can be restored here for {n, plural, one {{n} day} other {{n} days}}. During that time, their files count toward your space; exports do not include them.',
  'It stays in the trash with all its records for {n} days; its share links end at once and do not come back.':
    'It stays in the trash with all its records for {n, plural, one {{n} day} other {{n} days}}; its share links end at once and do not come back.',
  'It can be restored from the trash for {n} days.':
    'It can be restored from the trash for {n, plural, one {{n} day} other {{n} days}}.',
  'Not much is known yet: the mileage for only {n} days.':
    'Not much is known yet: the mileage for only {n, plural, one {{n} day} other {{n} days}}.',
  'Every {n} days': '{n, plural, one {Every {n} day} other {Every {n} days}}',
  'Every {n} weeks': '{n, plural, one {Every {n} week} other {Every {n} weeks}}',
  'Every {n} mi': '{n, plural, one {Every {n} mi} other {Every {n} mi}}',
  'Every {n} months': '{n, plural, one {Every {n} month} other {Every {n} months}}',
  'Every {n} years': '{n, plural, one {Every {n} year} other {Every {n} years}}',
  'Carful: {n} reminders': '{n, plural, one {Carful: {n} reminder} other {Carful: {n} reminders}}',
  'Overdue by {n} days': '{n, plural, one {Overdue by {n} day} other {Overdue by {n} days}}',
  'Add {n} reminders': '{n, plural, one {Add {n} reminder} other {Add {n} reminders}}',
  '{n} reminders added': '{n, plural, one {{n} reminder added} other {{n} reminders added}}',
  'In {n} days': '{n, plural, one {In {n} day} other {In {n} days}}',
  '{n} records found': '{n, plural, one {{n} record found} other {{n} records found}}',
  '{n} answers': '{n, plural, one {{n} answer} other {{n} answers}}',
  '{n} problems': '{n, plural, one {{n} problem} other {{n} problems}}',
  'Half of the resolved problems took at most {n} days':
    '{n, plural, one {Half of the resolved problems took at most {n} day} other {Half of the resolved problems took at most {n} days}}',
} as const satisfies Partial<Record<Phrase, string>>;
