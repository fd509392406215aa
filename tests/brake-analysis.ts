/** A problem, and what a model that does its work says of it. */
export const input = { description: 'My brakes squeal', language: 'en' as const };
export const good = {
  summary: 'Worn pads are likely',
  questions: ['Which wheel?', 'Since when?'],
  causes: ['Worn brake pads'],
  recommendations: ['Measure the pads'],
};
