import type { ImportSource } from '#domain/imports/schema.ts';
import type { ImportCase } from '#tests/import-files.ts';
import { acarCases } from './acar.ts';
import { drivvoCases } from './drivvo.ts';
import { fuelioCases } from './fuelio.ts';
import { fuellyCases } from './fuelly.ts';
import { lubeloggerCases } from './lubelogger.ts';
import { mygarageCases } from './mygarage.ts';
import { simplyAutoCases } from './simply-auto.ts';
import { spritmonitorCases } from './spritmonitor.ts';
import { tracktorCases } from './tracktor.ts';

/** What owners of many countries have of each app. */
export const importCases: Record<Exclude<ImportSource, 'table'>, ImportCase[]> = {
  lubelogger: lubeloggerCases,
  drivvo: drivvoCases,
  fuelio: fuelioCases,
  fuelly: fuellyCases,
  acar: acarCases,
  simplyAuto: simplyAutoCases,
  spritmonitor: spritmonitorCases,
  tracktor: tracktorCases,
  mygarage: mygarageCases,
};
