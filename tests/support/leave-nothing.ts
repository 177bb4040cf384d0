import { afterAll, vi } from "vitest";

/** Files share a process: whatever one has put in the place of a clock or a call ends with it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
