import { outbox } from './outbox.ts';
import * as pump from './pump.ts';

// Imported by screens whose edits show before their answer, so that what shows them comes with the screen.
outbox.provide(pump);
