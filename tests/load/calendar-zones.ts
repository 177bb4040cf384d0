/**
 * `node tests/load/calendar-zones.ts [runs] [seed]`: the long form of the calendar files' property
 * test. Writes events of random zones and days and reads each with an independent parser; 600,000
 * runs unless told otherwise. Ends with an error when one was read otherwise than it was meant.
 */
import { misreadDates, seeded } from "@jubilee/functions/_shared/calendar/calendar-runs";

const [runs = 600_000, seed = Date.now()] = process.argv.slice(2).map(Number);
const atOnce = 10_000;
const random = seeded(seed);
let misread = 0;

for (let done = 0; done < runs; done += atOnce) {
  const lines = misreadDates(random, Math.min(atOnce, runs - done));
  misread += lines.length;
  for (const line of lines.slice(0, 20)) console.log(line);
  console.log(`${Math.min(done + atOnce, runs)} of ${runs}, ${misread} misread`);
}
console.log(`seed ${seed}: ${runs} runs, ${misread} misread`);
process.exitCode = misread === 0 ? 0 : 1;
