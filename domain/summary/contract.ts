import { allByKey, owner } from '#domain/contract-base.ts';
import { GarageSummary, SummaryQuery } from './schema.ts';

export const summaryContract = {
  summary: {
    read: owner
      .meta(allByKey('records:read'))
      .route({ method: 'GET', path: '/summary', summary: 'What a dashboard shows of each car' })
      .input(SummaryQuery)
      .output(GarageSummary),
  },
};
