import { createContext, useContext } from 'react';
import type { SharedCar } from '#domain/share/schema.ts';
import type { LinkResult } from './use-shared-car.ts';

export type AddedRecord = {
  id: string;
  kind: 'repair' | 'symptom' | 'reply';
  title: string;
  /** When it was added, by this device's clock; of earlier versions of the page unknown. */
  at?: number;
  /** As it was typed; of earlier versions of the page unknown. */
  values?: object;
  /** By the mechanic, just now. */
  isWithdrawn?: true;
};

export type MechanicShare = {
  token: string;
  result: LinkResult;
  /** Content of the link, or its last content before it expired. */
  shared: SharedCar;
  read: () => Promise<void>;
  onAdded: (record: AddedRecord) => void;
};

export const MechanicShareContext = createContext<MechanicShare | null>(null);

/** The link of this page. @throws outside its provider */
export function useMechanicShare(): MechanicShare {
  const share = useContext(MechanicShareContext);
  if (!share) throw new Error('useMechanicShare must be used within a MechanicShareContext');
  return share;
}
