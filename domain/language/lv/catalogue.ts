import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { assessment } from './assessment.ts';
import { assistant } from './assistant.ts';
import { bin } from './bin.ts';
import { cars } from './cars.ts';
import { demo } from './demo.ts';
import { costs } from './costs.ts';
import { documents } from './documents.ts';
import { doubts } from './doubts.ts';
import { fills } from './fills.ts';
import { importing } from './importing.ts';
import { importReasons } from './import-reasons.ts';
import { incoming } from './incoming.ts';
import { issues } from './issues.ts';
import { keys } from './keys.ts';
import { media } from './media.ts';
import { notes } from './notes.ts';
import { notices } from './notices.ts';
import { operator } from './operator.ts';
import { reminders } from './reminders.ts';
import { repairs } from './repairs.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { sync } from './sync.ts';
import { units } from './units.ts';
import { webhooks } from './webhooks.ts';

/** Every text of the product in Latvian, by its English sentence. Its keys are the phrases that exist. */
export const latvian = {
  ...accounts,
  ...bin,
  ...cars,
  ...keys,
  ...operator,
  ...webhooks,
  ...costs,
  ...issues,
  ...reminders,
  ...importing,
  ...notices,
  ...fills,
  ...doubts,
  ...demo,
  ...documents,
  ...repairs,
  ...importReasons,
  ...incoming,
  ...assessment,
  ...assistant,
  ...reports,
  ...media,
  ...search,
  ...settings,
  ...share,
  ...sync,
  ...units,
  ...notes,
  ...app,
} as const;
