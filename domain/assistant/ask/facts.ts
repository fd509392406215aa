import type { CarFacts as CarOfAssistant } from '../car-facts.ts';

import type { RepairFact as Repair } from '../car-facts.ts';

export type { FillFact, IssueFact } from '../car-facts.ts';
export type RepairFact = Repair & { files?: number };

export type DocumentFact = {
  id: string;
  kind: string;
  title: string;
  number: string | null;
  company: string | null;
  validFrom: string | null;
  validTo: string | null;
  notes: string | null;
  createdOn: string;
  files?: number;
};

export type CarFacts = Omit<CarOfAssistant, 'repairs'> & {
  repairs: RepairFact[];
  documents?: readonly DocumentFact[];
};

/** What is asked of. @param today in the owner's time zone */
export type Garage = {
  readonly today: string;
  readonly currency: string;
  readonly cars: readonly (CarFacts & { readonly id: string; readonly name: string })[];
};
