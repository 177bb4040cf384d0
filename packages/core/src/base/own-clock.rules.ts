/** Reads what `clock-words.rules.ts` has written, in a browser and without a formatter. */

/** The moment on this browser's clock; nothing where that stands beside the quarters of an hour. */
export function onOwnClock(words: string, moment: Date): string | undefined {
  const parts = words.split("|");
  const quarter = ((moment.getMinutes() - moment.getUTCMinutes() + 60) % 60) / 15;
  const ahead = moment.getDate() - moment.getUTCDate();
  // The first of a month is the day after its last.
  const day = Math.abs(ahead) > 1 ? -Math.sign(ahead) : ahead;
  const minute = Number.isInteger(quarter) ? parts[3 + quarter] : undefined;
  const clock = parts[7 + moment.getHours()];
  if (minute === undefined || clock === undefined) return undefined;
  return parts[1 + day]?.replace("{clock}", clock.replace("{m}", minute));
}
