import type { Noun } from '#domain/calls.ts';
import type { NounCase } from './noun-case.ts';
import { account, profile, session } from './nouns/accounts.ts';
import { assistant, functions } from './nouns/assistant.ts';
import { cars } from './nouns/cars.ts';
import { issues, recurrences } from './nouns/issues.ts';
import { repairs } from './nouns/repairs.ts';
import { mileage, reports, timeline } from './nouns/reports.ts';
import { settings } from './nouns/settings.ts';
import { share } from './nouns/share.ts';

/** Every noun of the contract, in the order in which a person makes their things. */
export const nouns: { [N in Noun]: NounCase<N> } = {
  session,
  profile,
  account,
  settings,
  cars,
  issues,
  recurrences,
  repairs,
  timeline,
  mileage,
  reports,
  assistant,
  functions,
  share,
};
