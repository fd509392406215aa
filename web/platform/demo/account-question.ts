import { createStore } from '#web/platform/store.ts';

export const accountQuestion = createStore(false);
