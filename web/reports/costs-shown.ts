import type { Car } from '#domain/cars/schema.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import type { Payment } from '#domain/reports/spending-rules.ts';

export type CarCostsShown = { car: Car; records: CarRecords; payments: readonly Payment[] };
