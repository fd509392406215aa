import type { Car } from '#domain/cars/schema.ts';
import type { CostsOfCar } from '#domain/reports/costs-schema.ts';
import type { Payment } from '#domain/reports/spending-rules.ts';

export type CarCostsShown = { car: Car; costs: CostsOfCar; payments: readonly Payment[] };
