import type { KeyScope, McpScope } from '#domain/keys/schema.ts';
import type { Phrase } from '#domain/language/words.ts';

export const scopeNames: Record<KeyScope, Phrase> = {
  'records:read': 'Read all records',
  'mileage:write': 'Enter mileage',
  'fills:write': 'Add, change and delete fill-ups',
  'repairs:write': 'Enter, change and delete repairs',
  'issues:write': 'Add, change and delete problems',
  'reminders:write': 'Add, change and delete reminders',
  'documents:write': 'Add, change and delete documents',
  'files:read': 'Open pictures, receipts and documents',
  'files:write': 'Add pictures, receipts and documents to records',
};

/** What the tools of an AI client do with a scope, which is less. */
export const toolScopes: Record<McpScope, Phrase> = {
  'records:read': 'Read all records',
  'mileage:write': 'Enter mileage',
  'fills:write': 'Enter fill-ups',
  'repairs:write': 'Enter repairs',
  'issues:write': 'Enter problems',
  'reminders:write': 'Mark reminders as done',
};
