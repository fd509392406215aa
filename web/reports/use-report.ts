import { useEffect, useRef, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { ReportOrder } from '#domain/reports/schema.ts';
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { fetchFile } from '#web/platform/api/file-transfer.ts';
import { newId } from '#web/platform/ids.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { orderOf, type ReportValues } from './report-values.ts';

export type MadeReport = { file: File; order: ReportOrder };
type Link = { id: Id; hours: number };

/** One report at a time; unmounting or cancelling also aborts the work on the server. */
export function useReport(carId: Id) {
  const createLink = useWrite('share.create');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const [made, setMade] = useState<MadeReport | null>(null);
  const controller = useRef<AbortController>(null);
  // A retry, and another report with the same link lifetime, reuse the link.
  const link = useRef<Link>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const linkFor = async (hours: number): Promise<Id> => {
    if (link.current?.hours !== hours) {
      const { id } = await createLink.mutateAsync({ carId, id: newId(), isEditable: false, hours });
      link.current = { id, hours };
    }
    return link.current.id;
  };

  const make = async (values: ReportValues): Promise<void> => {
    const abort = new AbortController();
    controller.current = abort;
    setFailure(null);
    setBusy(true);
    try {
      const linkId = values.linkHours === null ? null : await linkFor(values.linkHours);
      const order = orderOf(values, deviceDay(), linkId);
      const path = `/api/cars/${carId}/report`;
      const { name, file } = await fetchFile(path, { method: 'POST', json: order }, { signal: abort.signal });
      setMade({ file: new File([file], name, { type: 'application/pdf' }), order });
    } catch (error) {
      // The link was revoked meanwhile: the next attempt makes a new one.
      if (isCode(error, 'NOT_FOUND')) link.current = null;
      if (!abort.signal.aborted) setFailure(reportFailure(error));
    }
    setBusy(false);
  };

  return {
    busy,
    failure,
    made,
    make,
    cancel: () => controller.current?.abort(),
    change: () => setMade(null),
  };
}

export function reportFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  if (isCode(error, 'TOO_MANY_REQUESTS')) return 'Too many reports in a short time. Please try again later.';
  console.warn('The report could not be created', error);
  return 'The report could not be created. Please try again.';
}
