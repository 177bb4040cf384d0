export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

/**
 * What is left until an instant; zeros once it is reached, and not before. A second that has begun
 * counts whole: then a tick that comes a moment late shows the same as one in time.
 */
export function countdownParts(untilMs: number, nowMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: untilMs <= nowMs,
  };
}
