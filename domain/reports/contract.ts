import * as z from 'zod/mini';
import { car, Done, reads, readsAll } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { CarCosts } from './costs-schema.ts';
import { ReportFigures, ReportMail } from './schema.ts';
import { TimeZone } from '#domain/shapes.ts';
import { TimelinePage, TimelineQuery } from './timeline-schema.ts';

/** The report file itself is a plain route: POST /cars/{carId}/report. */
export const reportContract = {
  timeline: {
    list: reads('/cars/{carId}/timeline', 'A page of issues and repairs on one line, newest first')
      .input(TimelineQuery)
      .output(TimelinePage),
  },
  reports: {
    figures: reads(
      '/cars/{carId}/figures',
      'Costs, kilometres, problems and times to repair, added up for plots',
    )
      .input(z.object({ carId: Id, timeZone: TimeZone }))
      .output(ReportFigures),
    costs: readsAll('/costs', 'What each car has cost, by month, kind and currency').output(
      z.object({ cars: z.array(CarCosts) }),
    ),
    mail: car
      .route({
        method: 'POST',
        path: '/cars/{carId}/report/mail',
        summary: "Sends the health report as a PDF to the owner's own address",
      })
      .input(ReportMail)
      .output(Done)
      .errors({ NOT_AVAILABLE: apiErrors.NOT_AVAILABLE }),
  },
};
