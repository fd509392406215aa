import { vi } from 'vitest';

// Files of one process share what packages hold; the app's own modules, which hold its state, each file loads anew.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
