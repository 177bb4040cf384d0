import type { EventTemplate } from "@jubilee/core/events/templates.types";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** When an event of the template begins and ends: `Saturday, 14:00 to 23:30`. */
export function wordsOfHours({ weekday, starts, ends }: EventTemplate): string {
  const last = weekdays[(weekday + ends.day) % 7];
  const isNextMorning = ends.day === 1 && ends.at < "06:00";
  const until = ends.day === 0 || isNextMorning ? ends.at : `${last}, ${ends.at}`;
  return `${weekdays[weekday]}, ${starts} to ${until}`;
}

/** How long a part of the day takes: `45 min`, `2 h 30`. */
export function wordsOfMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
