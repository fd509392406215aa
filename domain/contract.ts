import { accountContract } from './accounts/contract.ts';
import { assessmentFunctions } from './assessment/contract.ts';
import { assistantContract, assistantFunctions } from './assistant/contract.ts';
import { binContract } from './bin/contract.ts';
import { carContract } from './cars/contract.ts';
import { documentContract } from './documents/contract.ts';
import { fillContract } from './fills/contract.ts';
import { importContract } from './imports/contract.ts';
import { issueContract } from './issues/contract.ts';
import { keyContract } from './keys/contract.ts';
import { mileageContract } from './mileage/contract.ts';
import { noticeContract } from './notices/contract.ts';
import { operatorContract } from './operator/contract.ts';
import { reminderContract } from './reminders/contract.ts';
import { repairContract } from './repairs/contract.ts';
import { reportContract } from './reports/contract.ts';
import { searchContract } from './search/contract.ts';
import { settingsContract } from './settings/contract.ts';
import { shareContract } from './share/contract.ts';
import { summaryContract } from './summary/contract.ts';
import { syncContract } from './sync/contract.ts';
import { webhookContract } from './webhooks/contract.ts';

/** The API as a value: method, path, input, output and errors of every procedure. Served under /api. */
export const contract = {
  ...accountContract,
  ...settingsContract,
  ...carContract,
  ...binContract,
  ...issueContract,
  ...repairContract,
  ...mileageContract,
  ...fillContract,
  ...reminderContract,
  ...documentContract,
  ...importContract,
  ...noticeContract,
  ...reportContract,
  ...searchContract,
  ...shareContract,
  ...syncContract,
  ...keyContract,
  ...operatorContract,
  ...webhookContract,
  ...summaryContract,
  ...assistantContract,
  functions: { ...assessmentFunctions, ...assistantFunctions },
};
