import type { GarageFacts } from '../car-facts.ts';

/** What is asked of. @param today in the owner's time zone */
export type Garage = GarageFacts & { readonly today: string };
export type GarageCar = Garage['cars'][number];
