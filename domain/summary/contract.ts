import { readsAll } from '#domain/contract-base.ts';
import { GarageSummary, SummaryQuery } from './schema.ts';

export const summaryContract = {
  summary: {
    read: readsAll('/summary', 'What a dashboard shows of each car')
      .input(SummaryQuery)
      .output(GarageSummary),
  },
};
