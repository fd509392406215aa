import { createStore } from '#web/platform/store.ts';

/** Whether the demo says that something takes an account. */
export const accountQuestion = createStore(false);
